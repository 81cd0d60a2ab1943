import { expect, test } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import * as en from "#core/i18n/en/pages.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { describeResultNotInScores } from "./describe-row-end.ts";

/** Creates an ended match of Japan and Croatia; `null` as the winner if there is none. */
const ended = (
  [japan, croatia]: readonly [number | null, number | null],
  winner: 0 | 1 | null,
  by: MatchView["outcome"]["by"],
): MatchView =>
  sampleMatch({
    state: "ended",
    outcome: { winner, by, draw: by === "led" },
    slots: [slot("Japan", { score: japan }), slot("Croatia", { score: croatia })],
  });

test.each<[string, MatchView, string | null]>([
  ["won by its score", ended([1, 3], 1, "clinched"), null],
  ["advanced with a tied score", ended([1, 1], 1, "advanced"), "\u2068Croatia\u2069 advanced"],
  ["advanced though behind", ended([2, 1], 1, "advanced"), "\u2068Croatia\u2069 advanced"],
  ["ended without a known winner", ended([1, 1], null, null), "Winner unknown"],
  ["drawn", ended([1, 1], null, "led"), null],
  ["won by a bye", ended([null, null], 0, "bye"), null],
  ["live", sampleMatch({ state: "live" }), null],
])("describes the result of a match: %s", (_, match, text) => {
  expect(describeResultNotInScores(match, en.common)).toBe(text);
});
