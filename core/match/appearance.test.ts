import { describe, expect, it } from "vitest";
import {
  BYE,
  derived,
  DRAW,
  ENDED,
  entries,
  entry as createEntry,
  LIVE,
  match,
  UNDECIDED,
} from "#core/testing/model-match.ts";
import {
  appearancesOf,
  opponentOf,
  findContestantResult,
  newestRefOf,
  tallyOf,
} from "./appearance.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";

function findOpponentNames(one: DerivedMatch) {
  return appearancesOf([one]).map((own) => opponentOf(own)?.name);
}

/** Creates a match of these contestants: `of("Aino 2", "Bo 1")`. */
const of = (...names: string[]) => derived(match("1", { entries: entries(...names) }));
const won = of("Aino 2", "Bo 1");
const undecided = { ...of("Aino", "Bo"), status: ENDED, outcome: UNDECIDED };
const bye: DerivedMatch = {
  ...of("Aino"),
  status: BYE,
  outcome: { winner: 0, by: "bye", draw: false },
};

describe("appearancesOf", () => {
  it("returns one appearance per contestant and match, in order", () => {
    const names = appearancesOf([won, won]).map(({ entry, index }) => `${index} ${entry.name}`);
    expect(names).toEqual(["0 Aino", "1 Bo", "0 Aino", "1 Bo"]);
  });

  it.each<[string, DerivedMatch, readonly (string | null)[]]>([
    ["a win and a loss", won, ["won", "lost"]],
    ["a draw", { ...undecided, outcome: DRAW }, ["drawn", "drawn"]],
    ["a live match", { ...undecided, status: LIVE }, [null, null]],
    ["an undecided match", undecided, [null, null]],
    ["a bye", bye, [null]],
    ["a match of four", of("A 3", "B 9", "C 1", "D 0"), ["lost", "won", "lost", "lost"]],
  ])("returns the results of %s", (_name, one, results) => {
    expect(appearancesOf([one]).map(findContestantResult)).toEqual(results);
  });

  it("finds an opponent only in matches of two", () => {
    expect(findOpponentNames(won)).toEqual(["Bo", "Aino"]);
    expect(findOpponentNames(of("Aino"))).toEqual([undefined]);
    expect(findOpponentNames(of("A", "B", "C"))).toEqual([undefined, undefined, undefined]);
  });
});

describe("newestRefOf", () => {
  it.each([
    [["fi", "se"], "se"],
    [["fi", ""], "fi"],
    [["", ""], ""],
  ])("returns the newest name, and of the countries %j: %j", (countries, country) => {
    const own = countries.map((stated, index) => createAino(index > 0 ? "AINO" : "Aino", stated));
    const ref = newestRefOf(appearancesOf(own));
    expect(ref).toEqual({ key: createEntry("Aino").key, name: "AINO", country });
  });
});

it("tallyOf counts a disqualification as score 0", () => {
  const [lost] = appearancesOf([of("Aino -1", "Cleo 0")]);
  expect(tallyOf(lost === undefined ? [] : [lost])).toMatchObject({ lost: 1, scoreFor: 0 });
});

function createAino(name: string, country: string): DerivedMatch {
  return derived(match("1", { entries: [createEntry(name, { country })] }));
}
