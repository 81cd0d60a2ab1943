import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { PrintedResults } from "./printed-results.tsx";

test("lists results in order of play, and matches to play without scores", () => {
  const slots = [slot("Qatar", { score: 0 }), slot("Ecuador", { score: 2 })];
  const later = sampleMatch({ id: "2", slots, state: "upcoming", start: "2026-01-26T12:00:00Z" });
  const ended = sampleMatch({ id: "1", slots, state: "ended", start: "2026-01-25T12:00:00Z" });
  renderWithAppProviders(<PrintedResults matches={[later, ended]} />);
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "Qatar (Finland)0 to 2Ecuador (Finland)",
    "Qatar (Finland)vEcuador (Finland)",
  ]);
});
