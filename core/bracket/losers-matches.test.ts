import { describe, expect, it } from "vitest";
import {
  codesOf,
  matchOf,
  onlyBracket,
  pollWireLists,
  winnersOf,
  worldOf,
  worldOfFile,
} from "#core/testing/derive.ts";
import { must } from "#core/lib/must.ts";
import { HOUR } from "#core/lib/time.ts";
import { formatRanks } from "#core/testing/format-ranks.ts";
import { GENERATED_EVENT_START, wireBracket, type Wire } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";

const TREE = [
  wireSingleMatch("1", "ro8#1", "Aino 2 v Hal 0"),
  wireSingleMatch("2", "ro8#2", "Dag 2 v Eve 1"),
  wireSingleMatch("3", "ro8#3", "Bo 2 v Gus 0"),
  wireSingleMatch("4", "ro8#4", "Cai 2 v Fay 1"),
  wireSingleMatch("5", "ro4#1", "Aino 2 v Dag 0"),
  wireSingleMatch("6", "ro4#2", "Bo 2 v Cai 1"),
  wireSingleMatch("7", "ro2#1", "Aino 0 v Bo 2"),
];
const WINNERS = { 1: "Aino", 2: "Dag", 3: "Bo", 4: "Cai", 5: "Aino", 6: "Bo", 7: "Bo" };

describe("the matches of losers in the bracket of their winners", () => {
  it("turn no winner round when they are for the places from five to eight", () => {
    const world = worldOfFile([
      ...TREE,
      wireSingleMatch("8", "ro4#3", "Hal 0 v Eve 2"),
      wireSingleMatch("9", "ro4#4", "Gus 2 v Fay 0"),
      wireSingleMatch("10", "ro2#2", "Dag 2 v Cai 0"),
      wireSingleMatch("11", "ro2#3", "Eve 2 v Gus 0"),
      wireSingleMatch("12", "ro2#4", "Hal 0 v Fay 2"),
    ]);
    expect(winnersOf(world)).toMatchObject({ ...WINNERS, 8: "Eve", 9: "Gus", 10: "Dag" });
    expect(codesOf(onlyBracket(world))).toEqual([]);
    expect(onlyBracket(world)).toMatchObject({ kind: "single", third: { name: "Dag" } });
    expect(matchOf(world, "10").code).toBe("3RD");
  });

  it.each([
    ["rows of the final", "ro2#2", "ro2#3"],
    ["rows of the semifinals", "ro4#3", "ro4#4"],
  ])("turn no winner round when two are for the third place, as %s", (_, first, second) => {
    const world = worldOfFile([
      ...TREE,
      wireSingleMatch("8", first, "Hal 0 v Dag 2"),
      wireSingleMatch("9", second, "Gus 2 v Cai 1"),
    ]);
    expect(winnersOf(world)).toEqual({ ...WINNERS, 8: "Dag", 9: "Gus" });
    expect(codesOf(onlyBracket(world))).toEqual([]);
    expect(onlyBracket(world)).toMatchObject({ champion: { name: "Bo" }, third: null });
    expect(["8", "9"].map((id) => matchOf(world, id).code)).toEqual(["3RD-1", "3RD-2"]);
    expect(formatRanks(world)).toBe(
      "1 Bo won, 2 Aino lost, 3-4 Dag Gus won, 5-6 Cai Hal lost, 7-8 Eve Fay lost",
    );
  });

  it("leaves the usual third-place match its place when another one is for the fifth place", () => {
    const world = worldOfFile([
      ...TREE,
      wireSingleMatch("8", "ro2#2", "Dag 2 v Cai 1"),
      wireSingleMatch("9", "ro2#3", "Hal 0 v Gus 2"),
    ]);
    expect(onlyBracket(world)).toMatchObject({ third: { name: "Dag" } });
    expect(matchOf(world, "8").code).toBe("3RD");
    expect(matchOf(world, "9").code).toBeNull();
  });

  it.each(Object.keys(REPECHAGE))("claim nothing false at any moment, sent as %s", (way) => {
    const faults = new Set<string>();
    for (let results = 0; results < 2 ** 9; results += 97) {
      for (let count = 0; count <= 9; count += 1) {
        for (const fault of findFaults(way, results, count)) faults.add(`${count}: ${fault}`);
      }
    }
    expect([...faults]).toEqual([]);
  });
});

/** Places of two matches for the third place, in which semifinal losers meet those of finalists. */
const REPECHAGE: Readonly<Record<string, readonly [string, string]>> = {
  "rows of the final": ["ro2#2", "ro2#3"],
  "later rows of the final": ["ro2#3", "ro2#4"],
  "rows of the semifinals": ["ro4#3", "ro4#4"],
  "a round of three": ["ro3#1", "ro3#2"],
};

function at(names: readonly string[], index: number): string {
  return must(names[index], "a result");
}

function findFaults(way: string, results: number, count: number): readonly string[] {
  const wins: string[] = [];
  const losses: string[] = [];
  const wire: Wire[] = [];
  const [first, second] = must(REPECHAGE[way], "a way");
  const play = (place: string, one: string, other: string): void => {
    const index = wins.length;
    const isSecond = Math.floor(results / 2 ** index) % 2 === 1;
    wins.push(isSecond ? other : one);
    losses.push(isSecond ? one : other);
    const isOver = index < count;
    const isKnown = index < 4 || (index < 6 ? count > 3 : count > 5);
    const scores = isOver ? [isSecond ? " 0" : " 2", isSecond ? " 2" : " 0"] : ["", ""];
    const text = isKnown ? `${one}${scores[0]} v ${other}${scores[1]}` : "";
    wire.push(
      wireSingleMatch(`${index + 1}`, place, text, {
        bracket: wireBracket({ size: "8" }),
        start: `2026-03-07 ${10 + index}:00:00`,
        locked: isOver ? "1" : "0",
      }),
    );
  };
  play("ro8#1", "Aino", "Hal");
  play("ro8#2", "Dag", "Eve");
  play("ro8#3", "Bo", "Gus");
  play("ro8#4", "Cai", "Fay");
  play("ro4#1", at(wins, 0), at(wins, 1));
  play("ro4#2", at(wins, 2), at(wins, 3));
  const beatenBy = (finalist: string): string => at(losses, wins.indexOf(finalist));
  play(first, beatenBy(at(wins, 4)), at(losses, 4));
  play(second, beatenBy(at(wins, 5)), at(losses, 5));
  play("ro2#1", at(wins, 4), at(wins, 5));
  const lists = {
    upcoming: wire.filter(({ locked }) => locked === "0"),
    ended: wire.filter(({ locked }) => locked === "1"),
  };
  const now = GENERATED_EVENT_START + count * HOUR - 1;
  const world = worldOf(pollWireLists(lists, now), now);
  const faults: string[] = [];
  const [view] = world.tournaments.values();
  const bracket = must(view?.brackets[0], "a bracket");
  if ((bracket.champion?.name ?? null) !== (count === 9 ? wins[8] : null)) faults.push("champion");
  if (bracket.third !== null || bracket.kind !== "single") faults.push("third or kind");
  if (bracket.issues.length > 0) faults.push(...bracket.issues.map(({ code }) => code));
  const bronze = ["7", "8"].map((id) => matchOf(world, id));
  if (count > 5 && bronze.some(({ code }) => !code?.startsWith("3RD-"))) faults.push("code");
  for (const { slots, match } of bronze) {
    if (match.entries.length < 2 && slots.some(({ source }) => source.type !== "unknown")) {
      faults.push("slot");
    }
  }
  for (const { contestant, from, to } of view?.rankings[0]?.rows ?? []) {
    const last = losses.lastIndexOf(contestant.name);
    const isThird = wins.slice(6, 8).includes(contestant.name);
    const tier = last === 8 ? [2, 2] : last > 5 ? [5, 6] : [7, 8];
    const isFirst = contestant.name === wins[8];
    const [best = 0, worst = 0] = isFirst ? [1, 1] : isThird ? [3, 4] : tier;
    if (from > best || to < worst) faults.push(`rank ${from}-${to}, not ${best}-${worst}`);
    if (count === 9 && (from !== best || to !== worst))
      faults.push(`rank ${from}-${to} at the end`);
  }
  return faults;
}
