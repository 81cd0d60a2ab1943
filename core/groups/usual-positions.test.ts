import { expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { worldOfFile } from "#core/testing/derive.ts";
import { wireGroupMatches } from "#core/testing/wire-matches.ts";
import { type GroupInPlay, tournamentOf } from "#core/testing/group-in-play.ts";

/** Returns `POSITION NAME BEST–WORST` of each contestant. */
function rangesOf(
  results: readonly string[],
  change: Partial<GroupInPlay> = {},
): readonly string[] {
  const names = new Set(results.flatMap((text) => text.replaceAll(/ [\d.]+/g, "").split(", ")));
  const play = { results, size: names.size, advancing: null, rule: null, ...change };
  const group = must(tournamentOf(play).groups[0], "the test has a group");
  return group.standings.map(
    ({ position, contestant, best, worst }) => `${position} ${contestant.name} ${best}–${worst}`,
  );
}

/** A has two wins and a defeat; B, who beat A, has a win and two draws. */
const BY_POINTS = ["A 2, C 0", "A 2, D 0", "B 1, A 0", "B 1, C 1", "B 1, D 1", "C 2, D 0"];
/** B, C and D beat each other; C and D are level in all matches, C is better in those of the three. */
const CIRCLE = ["A 2, B 1", "A 2, C 0", "A 1, D 0", "B 2, C 0", "D 2, B 1", "C 2, D 0"];
/** A, B and C beat each other; the head-to-head, the differences and the sums disagree. */
const BY_TIE_BREAKERS = ["A 5, B 4", "B 1, C 0", "C 1, A 0", "A 1, D 0", "B 1, D 0", "C 3, D 0"];
const RULE = { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: [] };

/** By wins A and D are before B and C; by 3–2–1–0 points B has 5 and A has 4. */
const BEST_OF_FIVE = ["A 3, B 2", "C 0, D 3", "A 3, C 2", "B 3, D 0", "A 0, D 3", "B 2, C 3"];
const LAST_GAME = {
  points: { win: 3, draw: 1, loss: 0, lastGame: { win: 2, loss: 1 } },
  tieBreakers: [],
};

it.each<[string, readonly string[], Partial<GroupInPlay>, readonly string[]]>([
  [
    "the last game may count",
    BEST_OF_FIVE,
    { bestOf: 5 },
    ["1 D 1–1", "2 A 2–3", "3 B 2–4", "4 C 3–4"],
  ],
  [
    "the last game counts",
    BEST_OF_FIVE,
    { bestOf: 5, rule: LAST_GAME },
    ["1 D 1–1", "2 B 2–2", "3 A 3–3", "4 C 4–4"],
  ],
  [
    "one pair did not meet",
    ["A 3, B 0", "A 3, C 0", "A 3, D 0", "B 1, C 0", "B 1, D 0"],
    { isOver: true },
    ["1 A 1–1", "2 B 2–2", "3 C 3–4", "3 D 3–4"],
  ],
  [
    "two rounds were played, so that tie-breakers compare unlike opponents",
    ["A 3, B 0", "C 2, D 0", "A 1, C 0", "D 1, B 0"],
    { isOver: true },
    ["1 A 1–1", "2 C 2–3", "3 D 2–3", "4 B 4–4"],
  ],
  [
    "arbitrary pairs met",
    ["A 3, B 0", "B 2, C 0", "C 1, D 0", "A 1, B 0", "D 1, E 0"],
    { isOver: true },
    ["1 A 1–5", "2 D 1–5", "3 C 1–5", "4 B 1–5", "5 E 1–5"],
  ],
  ["points differ", BY_POINTS, {}, ["1 A 1–2", "2 B 1–2", "3 C 3–3", "4 D 4–4"]],
  ["the rule is known", BY_POINTS, { rule: RULE }, ["1 A 1–1", "2 B 2–2", "3 C 3–3", "4 D 4–4"]],
  ["tie-breakers differ", BY_TIE_BREAKERS, {}, ["1 C 1–3", "2 A 1–3", "3 B 1–3", "4 D 4–4"]],
  [
    "head-to-head may compare only points",
    CIRCLE,
    {},
    ["1 A 1–1", "2 B 2–2", "3 C 3–4", "4 D 3–4"],
  ],
  ["matches are open", ["A 1, B 1", "A 1, C 1", "B, C"], {}, ["1 A 1–1", "2 B 2–3", "2 C 2–3"]],
])("have the range of every usual rule if %s", (_, results, change, expected) => {
  expect(rangesOf(results, change)).toEqual(expected);
});

it("rank a contestant who withdrew below one who lost all matches", () => {
  const contests = ["A 2 v B 1", "A 2 v C 0", "B 2 v C 0", "A 0 v D 0", "B 0 v D 0", "C 0 v D 0"];
  const [group] = worldOfFile(wireGroupMatches(contests, { best_of: "3" })).groups.values();
  const names = group?.standings.map(({ contestant }) => contestant.name);
  expect(names).toEqual(["A", "B", "C", "D"]);
});

it("are certain among contestants whose tie staff decided", () => {
  const results = ["A 1, B 1", "A 2, C 0", "B 2, C 0"];
  expect(rangesOf(results)).toEqual(["1 A 1–2", "1 B 1–2", "3 C 3–3"]);
  const tieOrder = ["B", "A"];
  expect(rangesOf(results, { tieOrder })).toEqual(["1 B 1–1", "2 A 2–2", "3 C 3–3"]);
});

it("leave out rules by which contestants whose tie staff decided are not tied", () => {
  // By 3–1–0 points, a win of A counts as much as three draws of B.
  const draws = ["A 1, B 1", "B 1, C 1", "B 1, D 1", "B 0, E 0"];
  const results = [
    ...draws,
    "A 2, C 0",
    "D 1, A 0",
    "E 1, A 0",
    "D 1, C 0",
    "E 1, C 0",
    "D 1, E 0",
  ];
  expect(rangesOf(results)).toContain("3 A 3–4");
  const ranges = rangesOf(results, { tieOrder: ["B", "A"] });
  expect(ranges).toEqual(["1 D 1–1", "2 E 2–2", "3 B 3–3", "4 A 4–4", "5 C 5–5"]);
});

it("are those of a tie if scores are points, without a usual tie-breaker", () => {
  const results = ["A 1, B 0", "B 1, C 0", "C 1, A 0", "A 0.5, D 0.5", "B 1, D 0", "C 1, D 0"];
  expect(rangesOf(results)).toEqual(["1 B 1–2", "1 C 1–2", "3 A 3–3", "4 D 4–4"]);
});
