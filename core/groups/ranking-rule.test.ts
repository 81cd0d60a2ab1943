import { expect, it } from "vitest";
import { BYE, derived, entries, match } from "#core/testing/model-match.ts";
import { defaultRule } from "./ranking-rule.ts";

const ended = (...sides: readonly string[]) =>
  derived(
    match(sides.join(), { entries: entries(...sides) }),
    sides.length === 1 ? { status: BYE } : {},
  );

it.each([
  ["wins when no match is drawn", [ended("A 2", "B 0")], null],
  ["3–1–0 points when a match is drawn", [ended("A 2", "B 0"), ended("C 1", "D 1")], [3, 1]],
  ["the points of a bye of 3", [ended("A 2", "B 0"), ended("C 3")], [3, 1]],
  ["the points of a bye of 2", [ended("A 2", "B 0"), ended("C 2")], [2, 1]],
  [
    "1–½–0 points when a bye gave 1 and a match is drawn",
    [ended("A 1", "B 1"), ended("C 1")],
    [1, 0.5],
  ],
  ["wins when a bye gave 1 and no match is drawn", [ended("A 2", "B 0"), ended("C 1")], null],
])("assumes %s", (_, matches, expected) => {
  const { points } = defaultRule(matches);
  expect(points === null ? null : [points.win, points.draw]).toEqual(expected);
});
