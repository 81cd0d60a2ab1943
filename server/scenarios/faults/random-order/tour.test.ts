import { describe, expect, it } from "vitest";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { createAllPairsTour } from "./tour.ts";

describe("createAllPairsTour", () => {
  it("contains every ordered pair of different kinds exactly once", () => {
    const tour = createAllPairsTour(7, seededRandom(3));
    const pairs = tour.slice(1).map((to, index) => `${tour[index]} ${to}`);
    expect(new Set(pairs).size).toBe(42);
    expect(pairs).toHaveLength(42);
    expect(tour.slice(1).filter((to, index) => to === tour[index])).toEqual([]);
  });

  it("depends on the seed", () => {
    expect(createAllPairsTour(7, seededRandom(3))).not.toEqual(
      createAllPairsTour(7, seededRandom(4)),
    );
  });
});
