import { expect, test } from "vitest";
import type { SearchableNames } from "#core/contract/names.ts";
import { findTargets } from "./find-targets.ts";

const NAMES: SearchableNames = {
  games: ["osu"],
  tournaments: [["a", "cup", "Spring Cup", 0]],
  brackets: [],
  contestants: [
    ["aino-1", "Aino", "fi", 0],
    ["bo-1", "Bo", "se", 0],
  ],
  matches: [
    [0, "2", "UB2", "upcoming", [], false],
    [0, "1", "UB1", "live", [0, 1], false],
  ],
  stations: [],
  latin: [],
};

test.each([
  ["match", "ub1", ["a/1"]],
  ["match", "bo aino", ["a/1"]],
  ["match", "", ["a/1", "a/2"]],
  ["match", "spring", ["a/2"]],
  ["contestant", "AIN", ["aino-1"]],
  ["tournament", "cup", ["a/cup"]],
  ["tournament", "winter", []],
] as const)("finds each %s with %j", (subject, text, expected) => {
  const { targets, total } = findTargets(NAMES, subject, text, 3);
  expect(targets.map(({ scope }) => scope)).toEqual(expected);
  expect(total).toBe(expected.length);
});

test("finds the exact code first, then codes that begin with the text, then the others", () => {
  const matches: SearchableNames["matches"] = [
    [0, "1", "UBQF-3", "live", [0, 1], false],
    [0, "2", "QF-31", "live", [], false],
    [0, "3", "QF-3", "ended", [], false],
    [0, "4", "QF-3", "upcoming", [], false],
  ];
  const { targets } = findTargets({ ...NAMES, matches }, "match", "qf-3", 4);
  expect(targets.map(({ scope }) => scope)).toEqual(["a/4", "a/3", "a/2", "a/1"]);
});

test("returns at most as many as asked for, and how many there are", () => {
  const { targets, total } = findTargets(NAMES, "contestant", "", 1);
  expect([targets.length, total]).toEqual([1, 2]);
});
