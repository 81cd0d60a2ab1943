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

test("returns at most as many as asked for, and how many there are", () => {
  const { targets, total } = findTargets(NAMES, "contestant", "", 1);
  expect([targets.length, total]).toEqual([1, 2]);
});
