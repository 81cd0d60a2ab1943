import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { tournamentOf } from "#core/testing/group-in-play.ts";
import { BYE, derived, ENDED, entries, match, UPCOMING } from "#core/testing/model-match.ts";
import { createDrawCheck, findOpenMatches } from "./open-matches.ts";

const PLAY = { size: 3, advancing: 1, rule: null, bestOf: 3 };

/** Returns the pairs of the open matches of a group with three proven matches. */
function openPairs(results: readonly string[], change?: (own: DerivedMatch[]) => DerivedMatch[]) {
  const { groups, matches } = tournamentOf({ ...PLAY, results });
  const group = { ...must(groups[0], "the test has a group"), expected: 3 };
  const open = findOpenMatches(group, change === undefined ? matches : change(matches));
  return open?.map(({ match: key, bestOf }) => [key, bestOf]) ?? null;
}

const withdraw = (own: DerivedMatch[]) =>
  own.map((one, index) => (index === 1 ? { ...one, unresolved: "withdrawn" as const } : one));

const takeAsEnded = (own: DerivedMatch[]) =>
  own.map((one) => ({ ...one, status: { ...one.status, by: "taken-as-ended" as const } }));

const canBeDraw = (results: readonly string[], bestOf: number | null, of = bestOf) =>
  createDrawCheck(tournamentOf({ ...PLAY, results, bestOf }).matches)({ bestOf: of });

describe("findOpenMatches", () => {
  it("returns listed matches, and those of pairs that must still meet", () => {
    expect(openPairs(["A 2, B 0", "A, C"])).toEqual([
      ["a.example/7-1", 3],
      [null, 3],
    ]);
  });

  it("ignores byes and matches without both contestants", () => {
    const bye = derived(match("8", { groupId: "7", entries: entries("A") }), { status: BYE });
    const empty = derived(match("9", { groupId: "7", entries: entries("A") }), {
      status: UPCOMING,
    });
    const pairs = openPairs(["A 2, B 0", "A, C", "B, C"], (own) => [...own, bye, empty]);
    expect(pairs?.length).toBe(2);
  });

  it("returns null if a match may never be played, or is only taken as ended", () => {
    const results = ["A 2, B 0", "A, C", "B, C"];
    expect(openPairs(results, withdraw)).toBeNull();
    expect(openPairs(results, takeAsEnded)).toBeNull();
  });

  it("returns null if a pair meets too often, or a contestant themselves", () => {
    expect(openPairs(["A 2, B 0", "A, B", "A, C", "B, C"])).toBeNull();
    expect(openPairs(["A 2, B 0", "A, A", "A, C", "B, C"])).toBeNull();
  });

  it("returns null if the number of matches fits no number of rounds, or is unknown", () => {
    const { groups, matches } = tournamentOf({ ...PLAY, results: ["A 2, B 0", "A, C"] });
    const group = must(groups[0], "the test has a group");
    expect(findOpenMatches({ ...group, expected: 4 }, matches)).toBeNull();
    expect(findOpenMatches({ ...group, expected: null }, matches)).toBeNull();
    expect(findOpenMatches({ ...group, expected: 1, standings: [] }, [])).toBeNull();
  });
});

describe("createDrawCheck", () => {
  const games = ["A 1, B 0", "C 1, D 0", "E 1, F 0", "G 1, H 0", "I 1, J 0"];

  it.each<[boolean, string, readonly string[], number | null]>([
    [false, "every winner of a best-of 3 won two games", ["A 2, B 1", "B 0, C 2"], 3],
    [false, "one contestant was disqualified", ["A 2, B 1", "B -1, C 0"], 3],
    [true, "a match was a draw", ["A 2, B 1", "B 1, C 1"], 3],
    [true, "a winner won fewer games", ["A 1, B 0"], 3],
    [true, "no match has ended", ["A, B"], 3],
    [true, "best-of is even", ["A 1, B 0"], 2],
    [true, "best-of is unknown", ["A 1, B 0"], null],
    [true, "few matches of a best-of 1 ended 1–0", games, 1],
    [false, "many matches of a best-of 1 ended 1–0", [...games, "K 1, L 0"], 1],
    [true, "a best-of 1 has other scores", [...games, "K 2, L 0"], 1],
  ])("returns %s if %s", (expected, _name, results, bestOf) => {
    expect(canBeDraw(results, bestOf)).toBe(expected);
  });

  it("returns true if an ended match has no scores", () => {
    const ended = derived(match("1", { groupId: "7", bestOf: 3, entries: entries("A", "B") }), {
      status: ENDED,
    });
    expect(createDrawCheck([ended])({ bestOf: 3 })).toBe(true);
  });

  it("returns true for a match without best-of in a group of best-of 3", () => {
    expect(canBeDraw(["A 2, B 1"], 3, null)).toBe(true);
  });
});
