import { describe, expect, it } from "vitest";
import type { SlotSourceView } from "#core/contract/match.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { withoutResult } from "./without-result.ts";

describe("a match without its result", () => {
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

  it("tells no score, no disqualification, no winner and no rank", () => {
    const { slots, outcome, state } = withoutResult(won);
    expect(state).toBe("ended");
    expect(outcome).toEqual({ winner: null, by: null, draw: false });
    const [aino] = won.slots;
    expect(slots).toEqual([{ ...aino, score: null, result: null, rank: null }, slot("Bo")]);
  });

  it.each<[string, SlotSourceView, string | undefined]>([
    ["was seeded", { type: "seed", seed: 1 }, "Aino"],
    ["came from nowhere known", { type: "unknown" }, "Aino"],
    ["won before", { type: "winner", of: place, certainty: "found" }, undefined],
    ["lost before", { type: "loser", of: place, certainty: "assumed" }, undefined],
    ["lost in a round before", { type: "loser-of-round", round: "ro8", name }, undefined],
  ])("names who %s: %j -> %s", (_, source, shown) => {
    const [first] = withoutResult(sampleMatch({ slots: [slot("Aino", { source })] })).slots;
    expect(first?.contestant?.name).toBe(shown);
  });
});
