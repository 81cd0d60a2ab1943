import { expect, it } from "vitest";
import { playedAll } from "#core/testing/model-match.ts";
import { defaultRule, listUsualPoints } from "./ranking-rule.ts";

it.each([
  ["wins when no match is drawn", ["A 2, B 0"], null],
  ["3–1–0 points when a match is drawn", ["A 2, B 0", "C 1, D 1"], [3, 1]],
  ["the points of a bye of 3", ["A 2, B 0", "C 3"], [3, 1]],
  ["the points of a bye of 2", ["A 2, B 0", "C 2"], [2, 1]],
  ["1–½–0 points when a bye gave 1 and a match is drawn", ["A 1, B 1", "C 1"], [1, 0.5]],
  ["wins when a bye gave 1 and no match is drawn", ["A 2, B 0", "C 1"], null],
])("assumes %s", (_, results, expected) => {
  const { points } = defaultRule(playedAll(results));
  expect(points === null ? null : [points.win, points.draw]).toEqual(expected);
});

it.each([
  ["3–1–0, 2–1–0 and wins", ["A 2, B 0"], ["3 1", "2 1", "1 0"]],
  ["those of a bye of 2", ["A 2, B 0", "C 2"], ["2 1"]],
  ["those of a bye of 3", ["A 2, B 0", "C 3"], ["3 1"]],
  ["1–½–0 and wins when a bye gave 1", ["A 2, B 0", "C 1"], ["1 0.5", "1 0"]],
])("lists as usual points %s", (_, results, expected) => {
  const usual = listUsualPoints(playedAll(results));
  expect(usual.map(({ win, draw }) => `${win} ${draw}`)).toEqual(expected);
});
