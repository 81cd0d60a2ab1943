import { describe, expect, it } from "vitest";
import { codesOf, matchOf, onlyBracket, winnersOf, worldOfFile } from "#core/testing/derive.ts";
import { formatRanks } from "#core/testing/format-ranks.ts";
import { wireSingleMatches } from "#core/testing/wire-matches.ts";
import type { World } from "#core/world/world.ts";

const worldWith = (...texts: readonly string[]): World =>
  worldOfFile(
    wireSingleMatches(
      "ro8#1 Aino 2 v Hal 0, ro8#2 Dag 2 v Eve 1, ro8#3 Bo 2 v Gus 0, ro8#4 Cai 2 v Fay 1",
      "ro4#1 Aino 2 v Dag 0, ro4#2 Bo 2 v Cai 1, ro2#1 Aino 0 v Bo 2",
      ...texts,
    ),
  );
const WINNERS = { 1: "Aino", 2: "Dag", 3: "Bo", 4: "Cai", 5: "Aino", 6: "Bo", 7: "Bo" };

describe("the matches of losers in the bracket of their winners", () => {
  it("turn no winner round when they are for the places from five to eight", () => {
    const world = worldWith(
      "ro4#3 Hal 0 v Eve 2, ro4#4 Gus 2 v Fay 0",
      "ro2#2 Dag 2 v Cai 0, ro2#3 Eve 2 v Gus 0, ro2#4 Hal 0 v Fay 2",
    );
    expect(winnersOf(world)).toMatchObject({ ...WINNERS, 8: "Eve", 9: "Gus", 10: "Dag" });
    expect(codesOf(onlyBracket(world))).toEqual([]);
    expect(onlyBracket(world)).toMatchObject({ kind: "single", third: { name: "Dag" } });
    expect(matchOf(world, "10").code).toBe("3RD");
  });

  it.each([
    ["rows of the final", "ro2#2", "ro2#3"],
    ["rows of the semifinals", "ro4#3", "ro4#4"],
  ])("turn no winner round when two are for the third place, as %s", (_, first, second) => {
    const world = worldWith(`${first} Hal 0 v Dag 2, ${second} Gus 2 v Cai 1`);
    expect(winnersOf(world)).toEqual({ ...WINNERS, 8: "Dag", 9: "Gus" });
    expect(codesOf(onlyBracket(world))).toEqual([]);
    expect(onlyBracket(world)).toMatchObject({ champion: { name: "Bo" }, third: null });
    expect(["8", "9"].map((id) => matchOf(world, id).code)).toEqual(["3RD-1", "3RD-2"]);
    expect(formatRanks(world)).toBe(
      "1 Bo won, 2 Aino lost, 3-4 Dag Gus won, 5-6 Cai Hal lost, 7-8 Eve Fay lost",
    );
  });

  it("leaves the usual third-place match its place when another one is for the fifth place", () => {
    const world = worldWith("ro2#2 Dag 2 v Cai 1, ro2#3 Hal 0 v Gus 2");
    expect(onlyBracket(world)).toMatchObject({ third: { name: "Dag" } });
    expect(matchOf(world, "8").code).toBe("3RD");
    expect(matchOf(world, "9").code).toBeNull();
  });
});
