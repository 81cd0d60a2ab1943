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

const won = derived(match("1", { entries: entries("Aino 2", "Bo 1") }));

describe("appearancesOf", () => {
  it("returns one appearance per contestant and match, in order", () => {
    const names = appearancesOf([won, won]).map(({ entry, index }) => `${index} ${entry.name}`);
    expect(names).toEqual(["0 Aino", "1 Bo", "0 Aino", "1 Bo"]);
  });

  it.each<[string, DerivedMatch, readonly (string | null)[]]>([
    ["a win and a loss", won, ["won", "lost"]],
    ["a draw", derived(match("1"), { status: ENDED, outcome: DRAW }), ["drawn", "drawn"]],
    ["a live match", derived(match("1"), { status: LIVE }), [null, null]],
    [
      "an undecided match",
      derived(match("1"), { status: ENDED, outcome: UNDECIDED }),
      [null, null],
    ],
    [
      "a bye",
      derived(match("1", { entries: entries("Aino") }), {
        status: BYE,
        outcome: { winner: 0, by: "bye", draw: false },
      }),
      [null],
    ],
    [
      "a match of four",
      derived(match("1", { entries: entries("A 3", "B 9", "C 1", "D 0") })),
      ["lost", "won", "lost", "lost"],
    ],
  ])("returns the results of %s", (_name, one, results) => {
    expect(appearancesOf([one]).map(findContestantResult)).toEqual(results);
  });

  it("finds an opponent only in matches of two", () => {
    const alone = derived(match("1", { entries: entries("Aino") }));
    const four = derived(match("2", { entries: entries("A", "B", "C", "D") }));
    expect(findOpponentNames(won)).toEqual(["Bo", "Aino"]);
    expect(findOpponentNames(alone)).toEqual([undefined]);
    expect(findOpponentNames(four)).toEqual([undefined, undefined, undefined, undefined]);
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

describe("tallyOf", () => {
  it.each<[string, readonly DerivedMatch[], object]>([
    ["no matches", [], { played: 0, won: 0, drawn: 0, lost: 0, scoreFor: 0, scoreAgainst: 0 }],
    [
      "only matches with a result",
      [
        won,
        derived(match("2", { entries: entries("Aino 1", "Cleo 1") })),
        derived(match("3", { entries: entries("Dora 3", "Aino 0") })),
        derived(match("4", { entries: entries("Aino 1", "Bo 0") }), { status: LIVE }),
      ],
      { played: 3, won: 1, drawn: 1, lost: 1, scoreFor: 3, scoreAgainst: 5 },
    ],
    [
      "a disqualification as score 0",
      [derived(match("2", { entries: entries("Aino -1", "Cleo 0") }))],
      { played: 1, won: 0, drawn: 0, lost: 1, scoreFor: 0, scoreAgainst: 0 },
    ],
    [
      "matches of more than two without scores against",
      [derived(match("2", { entries: entries("Aino 7", "B 4", "C 1") }))],
      { played: 1, won: 1, drawn: 0, lost: 0, scoreFor: 7, scoreAgainst: 0 },
    ],
  ])("adds up %s", (_name, matches, expected) => {
    const own = appearancesOf(matches).filter(({ entry }) => entry.name === "Aino");
    expect(tallyOf(own)).toEqual(expected);
  });
});

/** Creates a match of Aino under this name. */
function createAino(name: string, country: string): DerivedMatch {
  return derived(match("1", { entries: [createEntry(name, { country })] }));
}
