import { describe, expect, it } from "vitest";
import { runToEnd } from "#core/lib/steps.ts";
import { byTournament } from "#core/testing/model-match.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { selectAndOrderMatches, selectAndOrderMatchesSteps } from "./match-order.ts";

const NOW = Date.UTC(2026, 2, 7, 18, 30);
/** Enough matches to use the presorted list; every third is upcoming. */
const wireMatches = Array.from({ length: 600 }, (_, index) =>
  wireSingleMatch(String(index + 1), "ro4#1", `Aino ${index % 3} v Bo 0`, {
    start: `2026-03-07 ${String(10 + (index % 7)).padStart(2, "0")}:00:00`,
    tournament: { game: "osu!", game_slug: "osu", title: `Cup ${index}`, slug: `cup-${index}` },
  }),
);
const world = worldOf(pollWireLists({ upcoming: [], ended: wireMatches }, NOW), NOW);
const all = [...world.matches.values()];

describe("selectAndOrderMatches", () => {
  it.each([null, "ended", "live", "upcoming"] as const)(
    "orders many matches of state %s like few",
    (state) => {
      const many = selectAndOrderMatches(world, all, state);
      const halves = [all.slice(0, 300), all.slice(300)];
      for (const half of halves) {
        const few = selectAndOrderMatches(world, half, state);
        expect(many.filter((one) => half.includes(one))).toEqual(few);
      }
    },
  );

  it("orders many matches in more than one step", () => {
    const other = { ...world, matches: byTournament(world.matches.values()) };
    const steps = selectAndOrderMatchesSteps(other, all, "ended");
    expect(steps.next().done).toBe(false);
    expect(runToEnd(steps)).toEqual(selectAndOrderMatches(world, all, "ended"));
  });

  it("orders most matches of a world like all of them", () => {
    const most = all.slice(0, 550);
    expect(selectAndOrderMatches(world, most, "upcoming")).toEqual(
      selectAndOrderMatches(world, all, "upcoming").filter((one) => most.includes(one)),
    );
  });
});
