import { expect, test } from "vitest";
import { winsNeeded } from "./wins-needed.ts";

test.each([
  ["returns 6 for best of 11", 11, [3, 1], 6],
  ["returns 2 for best of 3 before play", 3, [null, null], 2],
  ["returns null for one game", 1, [1, 0], null],
  ["returns null without a best-of", null, [1, 0], null],
  ["returns null when the scores count rounds", 3, [13, 7], null],
  ["returns null when there are too many pips", 99, [0, 0], null],
  ["returns null for four contestants", 3, [1, 1, 0, 0], null],
])("%s", (_, bestOf, scores, needed) => {
  expect(winsNeeded({ bestOf, slots: scores.map((score) => ({ score })) })).toBe(needed);
});

test("returns null when a score is a text", () => {
  const slots = [{ score: 1 }, { score: null, scoreText: "1*" }];
  expect(winsNeeded({ bestOf: 3, slots })).toBe(null);
});
