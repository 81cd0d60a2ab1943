import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { GroupView } from "#core/contract/tournament.ts";
import { sampleGroup, sampleTournament, standing } from "#core/testing/sample-group.ts";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { tournamentQuery } from "#web/api/tournament-queries.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { GroupStandings } from "./group-standings.tsx";

const STANDINGS = [standing("Aino", { points: 3 }), standing("Bo", { position: 2 })];

function renderStandings(change: Partial<GroupView> = {}) {
  const group = sampleGroup(STANDINGS, change);
  const match = sampleMatch({ group: { id: group.id, number: group.number, name: null } });
  const { site, slug } = match.tournament;
  return renderWithAppProviders(<GroupStandings match={match} marked={["key-Bo"]} />, {
    responses: [[tournamentQuery(site, slug).queryKey, sampleTournament([group])]],
  });
}

test("marks the rows of the given contestants", () => {
  renderStandings();
  const rows = screen.getAllByRole("row", { name: /Aino|Bo/u });
  expect(rows.map((row) => "marked" in row.dataset)).toEqual([false, true]);
});

test("shows nothing for a Swiss group", () => {
  renderStandings({ kind: "swiss" });
  expect(screen.queryByRole("table")).toBeNull();
});
