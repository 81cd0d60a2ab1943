import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { TournamentSummary } from "#core/contract/tournament.ts";
import type { RankRowView } from "#core/contract/ranking.ts";
import { sampleDivision } from "#core/testing/sample-bracket.ts";
import { sampleTournament } from "#core/testing/sample-group.ts";
import { SAMPLE_NOON, sampleMatch, slot } from "#core/testing/sample-match.ts";
import { sampleRankMatch } from "#core/testing/sample-ranking.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { CompletedRow, TournamentRow } from "./tournament-row.tsx";

const cup: TournamentSummary = {
  ...sampleTournament([]).tournament,
  brackets: [sampleDivision("A", "Aino"), sampleDivision("B", "Dag")],
};

function readRow(): string {
  return screen.getAllByRole("listitem")[0]?.textContent ?? "";
}

function rank(name: string, from: number, to: number, scores: readonly number[]): RankRowView {
  const contestant = { key: name, name, country: "" };
  const match = sampleRankMatch({
    code: "F",
    opponent: contestant,
    scores: scores.map((score) => ({ score, disqualified: false })),
  });
  return { from, to, contestant, reason: { type: from === 1 ? "won" : "lost", match } };
}

test.each<[string, Partial<TournamentSummary>, string]>([
  ["with the known total", { expected: 31 }, "20 of 31 ended, 3 live, 8 to play"],
  ["without a total that is not known", { seen: 31 }, "20 ended, 3 live, 8 to play so far"],
  [
    "with the least number of matches when the total is not known",
    { seen: 31, coverage: { partial: true, unseen: null } },
    "20 ended, at least 31 matches, 3 live, 8 to play so far",
  ],
])("shows the figures of the progress %s", (_, change, text) => {
  const progress = { ended: 20, live: 3, toPlay: 8 };
  renderWithAppProviders(<TournamentRow tournament={{ ...cup, progress, ...change }} />);
  expect(readRow()).toContain(text);
});

test("shows stage and next match", () => {
  const counts = { upcoming: 1, live: 0, ended: 1 };
  const next = sampleMatch({
    state: "upcoming",
    code: "SF-2",
    start: new Date(SAMPLE_NOON).toISOString(),
    slots: [slot("Aino"), slot("Bo")],
  });
  const name = { long: "Semifinals", medium: "Semifinals", short: "SF" };
  renderWithAppProviders(
    <TournamentRow
      tournament={{ ...cup, counts, played: 1, next, stage: { type: "round", name } }}
    />,
  );
  expect(readRow()).toMatch(/Semifinals.*SF-2.*Aino.*v.*Bo/u);
});

test("shows all contestants of a next match of more than two", () => {
  const slots = ["Ulla", "Bo", "Cato"].map((name) => slot(name));
  const next = sampleMatch({ state: "upcoming", code: "G1-4", slots });
  renderWithAppProviders(<TournamentRow tournament={{ ...cup, next }} />);
  expect(readRow()).toMatch(/G1-4.*Ulla, Bo, Cato/u);
});

test("shows how many matches ended and the groups when no champion is known", () => {
  const groups = [{ site: cup.site, id: "1", number: 1, name: null, stage: 1 }];
  renderWithAppProviders(
    <CompletedRow
      tournament={{
        ...cup,
        brackets: [],
        groups,
        progress: { ended: 3, live: 0, toPlay: 0 },
        expected: null,
      }}
    />,
  );
  expect(readRow()).toContain("3 ended");
  expect(readRow()).not.toContain("at least");
  expect(screen.getByRole("link", { name: "Groups" })).toBeDefined();
});

test("shows the podium with the score of the final", () => {
  const podium = [rank("Aino", 1, 1, []), rank("Bo", 2, 2, [2, 3]), rank("Cato", 3, 3, [])];
  renderWithAppProviders(<CompletedRow tournament={{ ...cup, podium }} />);
  expect(readRow()).toMatch(/Champion Aino.*Runner-up Bofinal 3–2.*Third Cato/u);
});

test("states that third place was not played when two share it", () => {
  const podium = [
    rank("Aino", 1, 1, []),
    rank("Bo", 2, 2, []),
    rank("C", 3, 4, []),
    rank("D", 3, 4, []),
  ];
  renderWithAppProviders(<CompletedRow tournament={{ ...cup, podium }} />);
  expect(readRow()).toContain("3rd place not played");
});

test("names the champion of each division", () => {
  renderWithAppProviders(<CompletedRow tournament={cup} />);
  expect(readRow()).toMatch(/Division A:Aino.*Division B:Dag/u);
});

test("names one champion when a single final decides the tournament", () => {
  renderWithAppProviders(<CompletedRow tournament={{ ...cup, decidedBy: "B" }} />);
  expect(readRow()).toContain("ChampionDag");
  expect(readRow()).not.toContain("Aino");
});

test("explains why a tournament has no champion", () => {
  const brackets = [{ ...sampleDivision("A", null), noChampion: "final-undecided" as const }];
  renderWithAppProviders(<CompletedRow tournament={{ ...cup, brackets, decidedBy: "A" }} />);
  expect(readRow()).toContain("No champion: the data does not show who won the final.");
});
