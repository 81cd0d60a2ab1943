import { expect, test } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { shareHeight } from "./share-height.ts";

const list = (count: number): readonly MatchView[] => Array(count).fill(sampleMatch());

test("gives the lower lists as much as the upper ones when these have few rows", () => {
  expect(shareHeight([list(2), list(1)], [list(12)])).toBe(1);
});

test("shares the height by the rows of the longest lists", () => {
  expect(shareHeight([list(2), list(9)], [list(5)])).toBe(0.6);
});

test("leaves the lower lists a third when they are almost empty", () => {
  expect(shareHeight([list(9)], [list(0)])).toBe(0.5);
});

test("favours the upper lists when they have many rows", () => {
  expect(shareHeight([list(30)], [list(30)])).toBe(0.55);
});
