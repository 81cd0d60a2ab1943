// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { BracketPodium } from "./bracket-podium.tsx";

const { bracket } = sampleBracket({ size: 4, kind: "single" });
const decidedBracket = { ...bracket, champion: { key: "aino", name: "Aino", country: "" } };

test.each([
  ["Division A", "Champion Division A:"],
  [null, "Champion"],
])("labels the champion of %s", (name, label) => {
  renderWithAppProviders(<BracketPodium bracket={decidedBracket} name={name} />);
  expect(screen.getByRole("term").textContent).toBe(label);
});

test.each([
  ["Division A", "Division A · No champion: the data does not show who won the final."],
  [null, "No champion: the data does not show who won the final."],
])("explains why %s has no champion", (name, text) => {
  const undecided = { ...bracket, complete: true, noChampion: "final-undecided" as const };
  renderWithAppProviders(<BracketPodium bracket={undecided} name={name} />);
  expect(screen.getByRole("paragraph").textContent).toBe(text);
});
