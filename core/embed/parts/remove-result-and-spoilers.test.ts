import { describe, expect, it } from "vitest";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { removeResultAndSpoilers } from "./remove-result-and-spoilers.ts";
import type { SlotSource } from "#core/model/derived-match.ts";

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

  it.each<[SlotSource, string | undefined]>([
    [{ type: "seed", seed: 1 }, "Aino"],
    [{ type: "unknown" }, "Aino"],
    [{ type: "winner", of: place, certainty: "found" }, undefined],
    [{ type: "loser", of: place, certainty: "assumed" }, undefined],
    [{ type: "advancing", of: place, count: 1, certainty: "found" }, undefined],
    [{ type: "loser-of-round", round: "ro8", name }, undefined],
  ])("shows for the source %j: %s", (source, shown) => {
    const match = sampleMatch({ slots: [slot("Aino", { source })] });
    expect(removeResultAndSpoilers(match).slots[0]?.contestant?.name).toBe(shown);
  });
});
