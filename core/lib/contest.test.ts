import { describe, expect, it } from "vitest";
import { isRanking, rankSlots } from "./contest.ts";

const race = (...scores: readonly (number | null)[]) => ({
  state: "live" as const,
  slots: scores.map((score) => ({ score })),
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
    expect(isRanking(race(...Array.from({ length: count }, () => 0)))).toBe(expected);
  });
});

describe("rankSlots", () => {
  it("sorts by score, then in the service's order, and shares placements of equal scores", () => {
    expect(placesOf(race(38, 41, 38, 30))).toEqual(["1 C2", "2= C1", "2= C3", "4 C4"]);
  });

  it.each(["upcoming", "live", "ended"] as const)(
    "keeps the service's order without placements while no contestant has scored (%s)",
    (state) => {
      expect(placesOf({ ...race(0, null, 0), state })).toEqual(["C1", "C2", "C3"]);
    },
  );

  it("ignores scores of an upcoming match", () => {
    expect(placesOf({ ...race(1, 2, 3), state: "upcoming" })).toEqual(["C1", "C2", "C3"]);
  });

  it("puts open slots last, without a placement", () => {
    const { state, slots } = race(0, 5);
    const places = placesOf({ state, slots: [{ score: null, contestant: null }, ...slots] });
    expect(places).toEqual(["1 C3", "2 C2", "C1"]);
  });

  it("puts disqualified contestants last, without a placement", () => {
    const { slots } = race(0, 5, 0);
    const disqualified = { score: null, disqualified: true };
    const match = { state: "ended", slots: [disqualified, ...slots.slice(1)] } as const;
    expect(placesOf(match)).toEqual(["1 C2", "2 C3", "– C1"]);
  });

  it.each([
    [[0, null, null], "1 C1, – C2, – C3"],
    [[0, 0, null], "C1, C2, – C3"],
    [[null, null, null], "– C1, – C2, – C3"],
  ])("ranks %j, in which null is disqualified, as %j", (scores, expected) => {
    const slots = scores.map((score) => ({ score, disqualified: score === null }));
    expect(placesOf({ state: "ended", slots }).join(", ")).toBe(expected);
  });
});
