import { describe, expect, it } from "vitest";
import { entries, match } from "#core/testing/model-match.ts";
import type { Match } from "#core/model/match.ts";
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

const race = (id: string, change: Partial<Match>, ...sides: readonly [string, string]) =>
  match(id, { locked: true, bestOf: 5, stage: 1, entries: entries(...sides), ...change });

describe("a race to more games than the majority of best-of", () => {
  const QUARTERFINALS = { bracketId: "7", roundOf: 8 };
  const ENDED = [
    race("1", QUARTERFINALS, "Aino 5", "Bo 3"),
    race("2", QUARTERFINALS, "Cai 5", "Dag 0"),
  ];
  const LIVE = [
    race("3", { bracketId: "7", roundOf: 4, locked: false }, "Aino 3", "Cai 1"),
    race("4", { groupId: "9", locked: false }, "Eno 3", "Fay 0"),
    race("5", { bracketId: "11", roundOf: 2, locked: false }, "Gil 3", "Hal 0"),
  ];
  const OTHER_LENGTH = race("6", { bracketId: "7", roundOf: 2, bestOf: 7 }, "Aino 4", "Bo 1");

  /** Returns whether games are counted in each of the live matches, and with another best-of. */
  const countedAfter = (...ended: readonly Match[]): readonly boolean[] => {
    const countsGames = createCountsGamesCheck([...ended, ...LIVE, OTHER_LENGTH]);
    return [...LIVE, OTHER_LENGTH].map(countsGames);
  };

  it("turns off this best-of in the tournament when all ended matches of a round show it", () => {
    expect(countedAfter(...ENDED)).toEqual([false, false, false, true]);
    const inGroup = ENDED.map((one) => ({ ...one, bracketId: null, groupId: "8" }));
    expect(countedAfter(...inGroup)).toEqual([false, false, false, true]);
  });

  it("ignores matches of the round that have not ended", () => {
    const live = race("9", { ...QUARTERFINALS, locked: false }, "Ida 3", "Jon 2");
    expect(countedAfter(...ENDED, live)).toEqual([false, false, false, true]);
  });

  it.each([
    ["one match of the round ended", ENDED.slice(1)],
    ["another one ended with the majority", [...ENDED, race("9", QUARTERFINALS, "Ida 3", "Jon 2")]],
  ])("changes nothing elsewhere when %s", (_, ended) => {
    expect(countedAfter(...ended)).toEqual([true, true, true, true]);
  });
});
