import { expect, test } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { shareHeight } from "./share-height.ts";

const list = (count: number): readonly MatchView[] => Array(count).fill(sampleMatch());

test.each([
  ["as much as the upper ones when these have few rows", [2, 1], 12, 1],
  ["a share by the rows of the longest lists", [2, 9], 5, 0.6],
  ["a third when they are almost empty", [9], 0, 0.5],
  ["little more than a third when the upper ones have many rows", [30], 30, 0.55],
])("gives the lower lists %s", (_, upper, lower, share) => {
  expect(shareHeight(upper.map(list), [list(lower)])).toBe(share);
});
