import { expect, test } from "vitest";
import { winsNeeded } from "./wins-needed.ts";

test.each([
  ["best of 11", 11, [3, 1], 6],
  ["best of 3 before play", 3, [null, null], 2],
  ["one game", 1, [1, 0], null],
  ["best of not said", null, [1, 0], null],
  ["rounds, not games", 3, [13, 7], null],
  ["more than can be drawn", 99, [0, 0], null],
  ["four contestants", 3, [1, 1, 0, 0], null],
])("%s", (_, bestOf, scores, needed) => {
  expect(winsNeeded({ bestOf, slots: scores.map((score) => ({ score })) })).toBe(needed);
});
