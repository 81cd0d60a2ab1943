import { expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import type { ManualScore } from "#core/desk/manual-score.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { deriveChannelScore, adjustManualScore } from "./channel-score.ts";

function match(scores: readonly (number | null)[], change: Partial<MatchView> = {}): MatchView {
  return sampleMatch({
    state: "live",
    stateBy: "begun",
    slots: scores.map((score) => slot("gort", { score })),
    ...change,
  });
}

it.each<[string, MatchView, ManualScore | null, number, 1 | -1, ManualScore | null | undefined]>([
  ["a count above the service's score", match([1, 0]), null, 0, 1, [2, 0]],
  ["the first count", match([null, null]), null, 1, 1, [0, 1]],
  ["a count above the manual score", match([1, 0]), [2, 0], 1, 1, [2, 1]],
  ["a count down to the service's score", match([1, 0]), [2, 0], 0, -1, null],
  ["a count down that stays above the service's score", match([1, 0]), [3, 0], 0, -1, [2, 0]],
  ["a count below the service's score", match([1, 0]), null, 0, -1, undefined],
  ["a count below 0", match([0, 0]), [0, 1], 0, -1, undefined],
  ["a count above a service score that has caught up", match([2, 1]), [2, 1], 0, 1, [3, 1]],
  ["a count after the end", match([2, 1], { state: "ended" }), null, 0, 1, undefined],
  ["a count in a match of three", match([0, 0, 0]), null, 0, 1, undefined],
])("returns the score to store after %s", (_, of, hand, side, by, expected) => {
  expect(adjustManualScore(deriveChannelScore(of, hand), side, by)).toEqual(expected);
});
