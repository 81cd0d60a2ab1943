import { expect, test } from "vitest";
import { createSearchIndex } from "#core/lib/search-index.ts";
import { sampleNames } from "#web/testing/sample-names.ts";
import { listTargets } from "./new-annotation.tsx";

const NAMES = sampleNames({
  games: ["osu"],
  tournaments: [["a", "cup", "Spring Cup", 0]],
  contestants: [
    ["aino-1", "Aino", "fi", 0],
    ["bo-1", "Bo", "se", 0],
  ],
  matches: [
    [0, "2", "UB2", "upcoming", [], false],
    [0, "1", "UB1", "live", [0, 1], false],
  ],
});

test.each([
  ["match", "ub1", ["a/1"]],
  ["match", "bo aino", ["a/1"]],
  ["match", "spring", ["a/1", "a/2"]],
  ["contestant", "AIN", ["aino-1"]],
  ["tournament", "cup", ["a/cup"]],
  ["tournament", "winter", []],
  ["site", "exam", ["a.example"]],
] as const)("finds each %s with %j", (subject, text, expected) => {
  const items = listTargets(NAMES, ["a.example"], subject);
  expect(
    createSearchIndex(items)
      .find(text, 9)
      .map(({ key }) => key),
  ).toEqual(expected);
});

test("lists only sites until the names have loaded", () => {
  expect(listTargets(undefined, ["a"], "match")).toEqual([]);
  expect(listTargets(undefined, ["a"], "site").map(({ name }) => name)).toEqual(["a"]);
});
