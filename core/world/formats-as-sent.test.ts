/** Formats that fit the usual tree only if rounds and rows are read as services send them. */
import { describe, expect, it } from "vitest";
import { issuesOf, onlyBracket, sourcesOf, winnersOf, worldOfFile } from "#core/testing/derive.ts";
import { formatRanks } from "#core/testing/format-ranks.ts";
import { type Wire, wireBracket } from "#core/testing/wire-match.ts";
import {
  changeAll,
  createWireLowerBracket,
  createWireStages,
  createWireUpperBracket,
  wireDoubleMatches,
  wireSingleMatches,
} from "#core/testing/wire-matches.ts";

const single = (size: string, ...texts: readonly string[]): readonly Wire[] =>
  changeAll(wireSingleMatches(...texts), { bracket: wireBracket({ size }) });

function double(size: string, ...texts: readonly string[]): readonly Wire[] {
  const [upper, lower] = [createWireUpperBracket({ size }), createWireLowerBracket({ size })];
  return wireDoubleMatches(...texts).flatMap((match) =>
    changeAll([match], { bracket: match["bracket_id"] === "1102" ? lower : upper }),
  );
}

/** Creates the matches of a group in which every name beats all later ones. */
function winInOrder(...names: readonly string[]): readonly string[] {
  return names.flatMap((name, index) =>
    names.slice(index + 1).map((other) => `${name} 2 v ${other} 0`),
  );
}

describe("formats as services send them", () => {
  it("names the own feeder of each semifinal when six send their first round in rows 2 and 3", () => {
    const world = worldOfFile(
      single("6", "ro8#2 Cai 3 v Fay 1, ro8#3 Dag 3 v Eno 0, ro4#1 Aino ?, ro4#2 Bo ?"),
    );
    expect(sourcesOf(world, "3")).toEqual(["seed", "winner QF-2"]);
    expect(sourcesOf(world, "4")).toEqual(["winner QF-3", "seed"]);
  });

  it("ranks seven whose rounds state how many are left", () => {
    const wire = single(
      "7",
      "ro7#1 Aino 3 v Bo 1, ro7#2 Cai 3 v Dag 0, ro7#3 Eno 3 v Fay 2",
      "ro4#1 Aino 3 v Cai 2, ro4#2 Eno 1 v Gun 3, ro2#1 Aino v Gun ?",
    );
    const ranks = "1-2 Aino Gun playing, 3-4 Cai Eno lost, 5-7 Bo Dag Fay lost";
    expect(formatRanks(worldOfFile(wire))).toBe(ranks);
  });

  it("ranks twelve whose first round states twelve", () => {
    const first = [5, 6, 7, 8].map(
      (seed, index) => `ro12#${index + 1} T${seed} 3 v T${17 - seed} 1`,
    );
    const second = [
      [1, 8],
      [4, 5],
      [3, 6],
      [2, 7],
    ].map(([a, b], row) => `ro8#${row + 1} T${a} 3 v T${b} 1`);
    const world = worldOfFile(
      single("12", ...first, ...second, "ro4#1 T1 v T4 ?, ro4#2 T2 v T3 ?"),
    );
    expect(issuesOf(onlyBracket(world))).toEqual([]);
    const eliminated = "5-8 T5 T6 T7 T8 lost, 9-12 T10 T11 T12 T9 lost";
    expect(formatRanks(world)).toBe(`1-4 T1 T2 T3 T4 playing, ${eliminated}`);
  });

  it("ranks by matches of equal places of two groups, each a bracket of its own", () => {
    const { bracket, group } = createWireStages();
    const wire = [
      ...group("551", ...winInOrder("Aino", "Bo", "Cai")),
      ...group("552", ...winInOrder("Dag", "Eno", "Fay")),
      ...bracket("1", 2, "ro2#1 Aino 1 v Dag 2"),
      ...bracket("2", 2, "ro2#1 Bo 1 v Eno 2"),
      ...bracket("3", 2, "ro2#1 Cai 1 v Fay 2"),
    ];
    const rows = "1 Dag won, 2 Aino lost, 3 Eno won, 4 Bo lost, 5 Fay won, 6 Cai lost";
    expect(formatRanks(worldOfFile(wire))).toBe(rows);
  });

  it("ranks six in a double elimination whose first losers wait for those of the semifinals", () => {
    const world = worldOfFile(
      double(
        "6",
        "ro8#2 Cai 2 v Fay 0, ro8#4 Dag 1 v Eno 2, ro4#1 Aino 2 v Cai 1, ro4#2 Bo 0 v Eno 2",
        "lower ro4s2#1 Fay 2 v Bo 1, lower ro4s2#2 Dag 0 v Cai 2, lower ro2s1#1 Fay 0 v Cai 2",
        "ro2#1 Aino 2 v Eno 1, lower ro2s2#1 Eno v Cai ?",
      ),
    );
    expect(sourcesOf(world, "5")).toEqual(["loser UBQF-2", "loser UBSF-2"]);
    expect(Object.values(winnersOf(world))).toHaveLength(8);
    expect(formatRanks(world)).toContain("4 Fay lost, 5-6 Bo Dag lost");
  });

  it("ranks contestants who begin in the lower bracket", () => {
    const upper = "ro4#1 Aino 2 v Dag 0, ro4#2 Bo 2 v Cai 1";
    const lower = "lower ro4s1#1 Eno 2 v Hal 0, lower ro4s1#2 Fay 1 v Gun 2";
    const open = "lower ro4s2#1 Cai v Eno ?, lower ro4s2#2 Gun ?";
    const world = worldOfFile(double("4", upper, lower, open));
    expect(sourcesOf(world, "6")).toEqual(["loser UBSF-1", "winner LBR1-2"]);
    expect(formatRanks(world)).toContain("7-8 Fay Hal lost");
  });
});
