import { describe, expect, it } from "vitest";
import { runToEnd } from "#core/lib/steps.ts";
import { byTournament, derived, ENDED, LIVE, match, UPCOMING } from "#core/testing/model-match.ts";
import { countMatchesByState, countMatchesByStateSteps } from "./match-list.ts";

const all = [ENDED, ENDED, LIVE, UPCOMING, ENDED].map((status, index) =>
  derived(match(`${index}`), { status }),
);
const world = { matches: byTournament(all) };
const COUNTS = { upcoming: 1, live: 1, ended: 3 };

describe("countMatchesByState", () => {
  it("counts the matches of each state", () => {
    expect(countMatchesByState(all)).toEqual(COUNTS);
    expect(countMatchesByState([])).toEqual({ upcoming: 0, live: 0, ended: 0 });
  });
});

describe("countMatchesByStateSteps", () => {
  it("counts all matches of a world once", () => {
    const counts = runToEnd(countMatchesByStateSteps(world, null));
    expect(counts).toEqual(COUNTS);
    expect(runToEnd(countMatchesByStateSteps(world, all))).toBe(counts);
  });

  it("counts some matches of a world", () => {
    const some = runToEnd(countMatchesByStateSteps(world, all.slice(1, 3)));
    expect(some).toEqual({ upcoming: 0, live: 1, ended: 1 });
  });
});
