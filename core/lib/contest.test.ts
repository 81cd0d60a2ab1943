import { describe, expect, it } from "vitest";
import { slot } from "#core/testing/sample-match.ts";
import { isRanking, rankSlots } from "./contest.ts";

/** Creates the slots of a live ranking with these ranks. */
const race = (...ranks: readonly (number | null)[]) => ({
  state: "live" as const,
  slots: ranks.map((rank, index) => slot(`C${index + 1}`, { rank })),
});

const placesOf = (match: Parameters<typeof rankSlots>[0]) =>
  rankSlots(match).map(({ index, label }) => `${label} C${index + 1}`.trim());

describe("isRanking", () => {
  it.each([
    [1, false],
    [2, false],
    [3, true],
    [20, true],
  ])("of %i contestants returns %s", (count, expected) => {
    expect(isRanking(race(...Array.from({ length: count }, () => null)))).toBe(expected);
  });
});

describe("rankSlots", () => {
  it("sorts by rank, then in the service's order, and marks shared ranks", () => {
    expect(placesOf(race(2, 1, 2, 4))).toEqual(["1 C2", "2= C1", "2= C3", "4 C4"]);
  });

  it("keeps the service's order without ranks", () => {
    const { state, slots } = race(null, null, null);
    const disqualified = slot("C2", { disqualified: true });
    const match = { state, slots: [slot(null), disqualified, ...slots] };
    expect(placesOf(match)).toEqual(["C1", "– C2", "C3", "C4", "C5"]);
    expect(placesOf({ ...match, state: "upcoming" })[1]).toBe("C2");
  });

  it("puts disqualified contestants and then open slots last", () => {
    const { state, slots } = race(2, 1);
    const match = { state, slots: [slot(null), slot("C2", { disqualified: true }), ...slots] };
    expect(placesOf(match)).toEqual(["1 C4", "2 C3", "– C2", "C1"]);
  });
});
