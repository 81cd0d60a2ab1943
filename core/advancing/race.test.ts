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

  it("proves that not all can reach more points than there are", () => {
    // 12 contestants share 66 points in a round robin, so that not all can have 6.
    const race = createRace(12, 1);
    const all = race.points.map((_, index) => index);
    expect(canReach(race, { among: all, count: 12, target: 6 })).toBe(false);
    expect(canReach(race, { among: all, count: 11, target: 6 })).toBe(true);
  });

  it("proves nothing if too many sets of contestants would have to be tried", () => {
    const pairs = Array.from({ length: 20 }, (_, index) => index * 2);
    const open = pairs.map((a) => Object.assign({ a, b: a + 1 }, WIN_OR_LOSS));
    const all = Array.from({ length: 40 }, (_, index) => index);
    const race = { points: all.map(() => 0), open };
    expect(canReach(race, { among: all, count: 21, target: 1 })).toBe(true);
    expect(canReach({ ...race, open: open.slice(0, 3) }, { among: all, count: 4, target: 1 })).toBe(
      false,
    );
  });

  it("proves nothing if too many results would have to be tried", () => {
    // The last two meet once, and both need a win; the others are tried first, in vain.
    const { open } = createRace(8, 1);
    const last = { a: 8, b: 9, ...WIN_OR_LOSS };
    const points = [...Array.from({ length: 8 }, () => 7), 9, 9];
    const question = { among: points.map((_, index) => index), count: 10, target: 10 };
    expect(canReach({ points, open: [...open, last] }, question)).toBe(true);
    expect(canReach({ points, open: [last, ...open] }, question)).toBe(false);
  });
});
