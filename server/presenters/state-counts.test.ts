import { describe, expect, it } from "vitest";
import { finish } from "#core/lib/steps.ts";
import { derived, ENDED, LIVE, match, UPCOMING } from "#core/testing/model-match.ts";
import { countStates, countSteps } from "./state-counts.ts";

const all = [ENDED, ENDED, LIVE, UPCOMING, ENDED].map((status, index) =>
  derived(match(`${index}`), { status }),
);
const world = { matches: new Map(all.map((one) => [one.match.key, one])) };
const COUNTS = { upcoming: 1, live: 1, ended: 3 };

describe("countStates", () => {
  it("counts the matches of each state", () => {
    expect(countStates(all)).toEqual(COUNTS);
    expect(countStates([])).toEqual({ upcoming: 0, live: 0, ended: 0 });
  });
});

describe("countSteps", () => {
  it("counts all matches of a world once", () => {
    const counts = finish(countSteps(world, null));
    expect(counts).toEqual(COUNTS);
    expect(finish(countSteps(world, all))).toBe(counts);
  });

  it("counts some matches of a world", () => {
    expect(finish(countSteps(world, all.slice(1, 3)))).toEqual({ upcoming: 0, live: 1, ended: 1 });
  });
});
