import { expect, test } from "vitest";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { concealMatch } from "./hide-scores.ts";

test("what is concealed tells nothing of how it stands, and everything else", () => {
  const match = sampleMatch({
    state: "ended",
    outcome: { winner: 0, by: "clinched", draw: false },
    slots: [
      slot("gort", { score: 6, result: "winner", kills: 3 }),
      slot("blah", { score: -1, disqualified: true, result: "loser" }),
    ],
  });
  const bare = { ...match, outcome: { winner: null, by: null, draw: false } };
  expect(concealMatch(match)).toEqual({ ...bare, slots: [slot("gort"), slot("blah")] });
});
