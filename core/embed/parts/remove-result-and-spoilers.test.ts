import { describe, expect, it } from "vitest";
import type { SlotSourceView } from "#core/contract/match.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { removeResultAndSpoilers } from "./remove-result-and-spoilers.ts";

describe("removeResultAndSpoilers", () => {
  const place = { place: "ro8#1", code: "QF-1", match: "a.example/7" };
  const name = { long: "Round", medium: "Round", short: "R" };
  const won = sampleMatch({
    state: "ended",
    outcome: { winner: 0, by: "led", draw: false },
    slots: [
      slot("Aino", { score: 3, result: "winner", rank: 1, source: { type: "seed", seed: 1 } }),
      slot("Bo", { disqualified: true, result: "loser", rank: 2 }),
    ],
  });

  it("removes scores, disqualifications, winner and ranks", () => {
    const { slots, outcome, state } = removeResultAndSpoilers(won);
    expect(state).toBe("ended");
    expect(outcome).toEqual({ winner: null, by: null, draw: false });
    const [aino] = won.slots;
    expect(slots).toEqual([
      { ...aino, score: null, result: null, rank: null, points: null },
      slot("Bo"),
    ]);
  });

  it.each<[string, SlotSourceView, string | undefined]>([
    ["keeps a seeded contestant", { type: "seed", seed: 1 }, "Aino"],
    ["keeps a contestant of unknown source", { type: "unknown" }, "Aino"],
    [
      "removes the winner of a feeder",
      { type: "winner", of: place, certainty: "found" },
      undefined,
    ],
    [
      "removes the loser of a feeder",
      { type: "loser", of: place, certainty: "assumed" },
      undefined,
    ],
    ["removes a loser of a round", { type: "loser-of-round", round: "ro8", name }, undefined],
  ])("%s: %j -> %s", (_, source, shown) => {
    const [first] = removeResultAndSpoilers(
      sampleMatch({ slots: [slot("Aino", { source })] }),
    ).slots;
    expect(first?.contestant?.name).toBe(shown);
  });
});
