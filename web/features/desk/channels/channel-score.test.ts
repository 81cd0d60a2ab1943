import { expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import type { ManualScore } from "#core/desk/manual-score.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { countedOf, adjustScore } from "./channel-score.ts";

function match(scores: readonly (number | null)[], change: Partial<MatchView> = {}): MatchView {
  return sampleMatch({
    state: "live",
    stateBy: "begun",
    slots: scores.map((score) => slot("gort", { score })),
    ...change,
  });
}

it.each<[string, MatchView, ManualScore | null, number, 1 | -1, ManualScore | null | undefined]>([
  ["from the service's score", match([1, 0]), null, 0, 1, [2, 0]],
  ["from nothing", match([null, null]), null, 1, 1, [0, 1]],
  ["on from what was counted", match([1, 0]), [2, 0], 1, 1, [2, 1]],
  ["back to the service's own", match([1, 0]), [2, 0], 0, -1, null],
  ["back, still ahead", match([1, 0]), [3, 0], 0, -1, [2, 0]],
  ["below the service", match([1, 0]), null, 0, -1, undefined],
  ["below nothing", match([0, 0]), [0, 1], 0, -1, undefined],
  ["on from the service's, which has caught up", match([2, 1]), [2, 1], 0, 1, [3, 1]],
  ["after the end", match([2, 1], { state: "ended", stateBy: "locked" }), null, 0, 1, undefined],
  ["among three", match([0, 0, 0]), null, 0, 1, undefined],
])("counting %s", (_, of, hand, side, by, written) => {
  expect(adjustScore(countedOf(of, hand), side, by)).toEqual(written);
});
