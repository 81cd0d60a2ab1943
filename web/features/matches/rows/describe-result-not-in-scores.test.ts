import { expect, test } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { en } from "#core/i18n/en/start.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { describeResultNotInScores } from "./describe-result-not-in-scores.ts";

const ended = (
  scores: readonly [number | null, number | null],
  outcome: MatchView["outcome"],
): MatchView =>
  sampleMatch({
    state: "ended",
    outcome,
    slots: [slot("Japan", { score: scores[0] }), slot("Croatia", { score: scores[1] })],
  });

test.each<[string, MatchView, string | null]>([
  ["won by its score", ended([1, 3], { winner: 1, by: "clinched", draw: false }), null],
  [
    "advanced with a tied score",
    ended([1, 1], { winner: 1, by: "advanced", draw: false }),
    "\u2068Croatia\u2069 advanced",
  ],
  [
    "advanced though behind",
    ended([2, 1], { winner: 1, by: "advanced", draw: false }),
    "\u2068Croatia\u2069 advanced",
  ],
  [
    "ended without a known winner",
    ended([1, 1], { winner: null, by: null, draw: false }),
    "Winner unknown",
  ],
  ["drawn", ended([1, 1], { winner: null, by: null, draw: true }), null],
  ["won by a bye", ended([null, null], { winner: 0, by: "bye", draw: false }), null],
  ["live", sampleMatch({ state: "live" }), null],
])("describes the result of a match: %s", (_, match, text) => {
  expect(describeResultNotInScores(match, en)).toBe(text);
});
