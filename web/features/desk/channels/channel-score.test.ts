import { expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import type { ManualScore } from "#core/desk/manual-score.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { adjustManualScore, deriveChannelScore } from "./channel-score.ts";

type Scores = readonly [number | null, number | null];

function match(scores: readonly (number | null)[], change: Partial<MatchView> = {}): MatchView {
  return sampleMatch({
    state: "live",
    stateBy: "begun",
    slots: scores.map((score) => slot("gort", { score })),
    ...change,
  });
}

/** Returns a manual score set while the service reported these scores. */
const manual = (score: ManualScore, scores: Scores, isOver = false) => ({
  score,
  reported: { scores, isOver },
});
const NONE = { score: null, reported: null };

it.each([
  ["a count up", match([1, 0]), NONE, 0, 1, manual([2, 0], [1, 0])],
  ["the first count", match([null, null]), NONE, 1, 1, manual([0, 1], [null, null])],
  ["a second count up", match([1, 0]), manual([2, 0], [1, 0]), 1, 1, manual([2, 1], [1, 0])],
  ["a count back to the service's score", match([1, 0]), manual([2, 0], [1, 0]), 0, -1, NONE],
  ["a count down", match([3, 2]), NONE, 1, -1, manual([3, 1], [3, 2])],
  ["a count below 0", match([0, 0]), manual([0, 1], [0, 0]), 0, -1, null],
  [
    "a count above a service score that has changed",
    match([2, 1]),
    manual([2, 1], [1, 1]),
    0,
    1,
    manual([3, 1], [2, 1]),
  ],
  [
    "a count after the end",
    match([2, 1], { state: "ended" }),
    NONE,
    1,
    -1,
    manual([2, 0], [2, 1], true),
  ],
  ["a count in a match of three", match([0, 0, 0]), NONE, 0, 1, null],
] as const)("returns the score to store after %s", (_, of, before, side, by, expected) => {
  expect(adjustManualScore(deriveChannelScore(of, before), side, by)).toEqual(expected);
});
