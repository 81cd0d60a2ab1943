// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { TournamentSummary } from "#core/contract/tournament.ts";
import { sampleDivision } from "#core/testing/sample-division.ts";
import { sampleTournament } from "#core/testing/sample-group.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { TournamentRow } from "./tournament-row.tsx";

const cup: TournamentSummary = {
  ...sampleTournament([]).tournament,
  brackets: [sampleDivision("A", "Aino"), sampleDivision("B", "Dag")],
};

test("names the champion of each division", () => {
  renderWithAppProviders(<TournamentRow tournament={cup} />);
  expect(screen.getByRole("link").textContent).toMatch(/Division A:Aino.*Division B:Dag/u);
});

test("names one champion when a single final decides the tournament", () => {
  renderWithAppProviders(<TournamentRow tournament={{ ...cup, decidedBy: "B" }} />);
  const rowText = screen.getByRole("link").textContent;
  expect(rowText).toContain("ChampionDag");
  expect(rowText).not.toContain("Aino");
});

test("explains why a tournament has no champion", () => {
  const brackets = [{ ...sampleDivision("A", null), noChampion: "final-undecided" as const }];
  renderWithAppProviders(<TournamentRow tournament={{ ...cup, brackets, decidedBy: "A" }} />);
  expect(screen.getByRole("link").textContent).toContain(
    "No champion: the data does not show who won the final.",
  );
});
