import { expect, it } from "vitest";
import { entries, match } from "#core/testing/model-match.ts";
import { createCountsGamesCheck } from "./counts-games.ts";

const bestOf3 = (id: string, roundOf: number, ...sides: readonly [string, string]) =>
  match(id, { bracketId: "7", roundOf, stage: 1, bestOf: 3, entries: entries(...sides) });

const QUARTERFINAL = bestOf3("1", 8, "Aino 2", "Bo 1");
const SEMIFINAL = bestOf3("2", 4, "Aino 2", "Cai 0");
const FINAL = bestOf3("3", 2, "Aino 2", "Dag 0");

it.each([
  ["all rounds when no score contradicts", [QUARTERFINAL, SEMIFINAL, FINAL], [true, true, true]],
  [
    "the other rounds when one round has a score above the majority",
    [QUARTERFINAL, bestOf3("4", 8, "Cai 3", "Eno 0"), SEMIFINAL, FINAL],
    [false, false, true, true],
  ],
  [
    "no round when two rounds have such scores",
    [QUARTERFINAL, bestOf3("4", 8, "Cai 3", "Eno 0"), bestOf3("5", 4, "Dag 5", "Fay 2"), FINAL],
    [false, false, false, false],
  ],
])("counts games in %s", (_, matches, expected) => {
  const countsGames = createCountsGamesCheck(matches);
  expect(matches.map(countsGames)).toEqual(expected);
});

it("distinguishes the rounds of an upper and a lower bracket", () => {
  const lower = { ...bestOf3("4", 4, "Cai 3", "Eno 0"), bracketId: "8" };
  const countsGames = createCountsGamesCheck([SEMIFINAL, lower]);
  expect([countsGames(SEMIFINAL), countsGames(lower)]).toEqual([true, false]);
});
