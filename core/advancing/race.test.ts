import { describe, expect, it } from "vitest";
import { canReach, canStayBelow, createPairGains, type Race } from "./race.ts";

const WIN_OR_LOSS = createPairGains([
  [1, 0],
  [0, 1],
]);

/** Creates a race in which all pairs of these contestants play `rounds` times. */
function createRace(size: number, rounds: number): Race {
  const open = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size - a - 1 }, (_unused, index) => ({
      a,
      b: a + index + 1,
      ...WIN_OR_LOSS,
    })),
  ).flat();
  const points = Array.from({ length: size }, () => 0);
  return { points, open: Array.from({ length: rounds }, () => open).flat() };
}

const among = [0, 1, 2];

describe("a race", () => {
  it("counts who can reach a number of points together", () => {
    const race = createRace(3, 1);
    expect(canReach(race, { among, count: 1, target: 2 })).toBe(true);
    expect(canReach(race, { among, count: 2, target: 2 })).toBe(false);
    expect(canReach(race, { among, count: 3, target: 1 })).toBe(true);
    expect(canReach(race, { among, count: 0, target: 9 })).toBe(true);
  });

  it("counts who can stay at or below a number of points together", () => {
    const race = createRace(3, 1);
    expect(canStayBelow(race, { among, count: 2, target: 0 })).toBe(false);
    expect(canStayBelow(race, { among, count: 2, target: 1 })).toBe(true);
  });

  it("proves nothing if the search takes too long", () => {
    // 12 contestants share 66 points in the first round robin, so that not all can have 6.
    const race = createRace(12, 1);
    const all = race.points.map((_, index) => index);
    expect(canReach(race, { among: all, count: 12, target: 6 })).toBe(false);
    // Only parity forbids that 11 of 12 reach 6 and the last one more than 0.
    expect(
      canReach(
        { ...race, points: race.points.map((_, at) => (at % 2) / 2) },
        { among: all, count: 11, target: 6 },
      ),
    ).toBe(true);
  });
});
