import { beforeEach, describe, expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { createWallSightings, type WallSightings } from "./wall-sightings.ts";

let now: number;
let walls: WallSightings;

beforeEach(() => {
  now = 0;
  walls = createWallSightings(() => now);
});

const record = (name: string): void => walls.record({ name, tournament: "", channel: "" });
const names = (): readonly string[] => walls.list().map(({ name }) => name);

describe("createWallSightings", () => {
  it("returns walls in natural order with their last time", () => {
    record("Hall 10");
    record("Hall 2");
    now = 7;
    record("Hall 10");
    expect(walls.list().map(({ name, seenAt }) => [name, seenAt])).toEqual([
      ["Hall 2", 0],
      ["Hall 10", 7],
    ]);
  });

  it("ignores a wall without a name, and cuts and cleans a long one", () => {
    record(" ");
    record(`\u202e${"x".repeat(10_000)}`);
    expect(names()).toEqual(["x".repeat(40)]);
  });

  it("drops the wall seen longest ago when names are made up", () => {
    record("first");
    record("second");
    for (let index = 0; index < 58; index += 1) record(`made up ${index}`);
    record("first");
    record("one more");
    expect(names()).toHaveLength(60);
    expect(names()).toContain("first");
    expect(names()).not.toContain("second");
  });

  it("forgets a wall after 12 hours", () => {
    record("foyer");
    now = 12 * HOUR;
    expect(names()).toEqual(["foyer"]);
    now += 1;
    expect(names()).toEqual([]);
  });
});
