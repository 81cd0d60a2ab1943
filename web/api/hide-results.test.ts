import { expect, test } from "vitest";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { hideResultsInMatch } from "./hide-results.ts";

test("removes scores and the outcome of a match and nothing else", () => {
  const match = sampleMatch({
    state: "ended",
    outcome: { winner: 0, by: "clinched", draw: false },
    slots: [
      slot("gort", {
        score: 6,
        aggregate: 8,
        time: "83.4",
        result: "winner",
        advances: "through",
        kills: 3,
      }),
      slot("blah", { score: -1, disqualified: true, result: "loser" }),
    ],
  });
  const withoutOutcome = { ...match, outcome: { winner: null, by: null, draw: false } };
  const live = { ...match, lastScoreAt: "2026-05-16T02:40:00Z" };
  expect(hideResultsInMatch(live)).toEqual({
    ...withoutOutcome,
    slots: [slot("gort"), slot("blah")],
  });
});
