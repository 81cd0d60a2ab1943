/** Derives generated Swiss groups, after each round and after the end. */
import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { DAY } from "#core/lib/time.ts";
import type { Group } from "#core/model/group.ts";
import { worldOfFile } from "#core/testing/derive.ts";
import { sample } from "#core/testing/node/sample.ts";
import { playSwiss, type SwissGroup, wireSwiss } from "#core/testing/swiss.ts";

const END = Date.UTC(2026, 2, 7, 20);

const groupAt = (swiss: SwissGroup, now: number, rounds?: number): Group =>
  must([...worldOfFile(wireSwiss(swiss, END, rounds), now).groups.values()][0], "one group");

describe.each([
  { contestants: 16, rounds: 5, inPoints: false },
  { contestants: 33, rounds: 6, inPoints: false },
  { contestants: 16, rounds: 5, inPoints: true },
  { contestants: 33, rounds: 7, inPoints: true },
  { contestants: 80, rounds: 9, inPoints: true },
])("a Swiss group of $contestants, in points: $inPoints", (options) => {
  const groups = [1, 2, 3, 4, 5].map((seed) => playSwiss({ ...options, seed }));

  it("has the true points, ordered by points, then by fewer losses", () => {
    for (const swiss of groups) {
      const { kind, standings } = groupAt(swiss, END);
      expect(kind).toBe("swiss");
      const truth = standings.map(({ contestant }) => swiss.records.get(contestant.name));
      expect(standings.map(({ points }) => points)).toEqual(truth.map((one) => one?.points));
      const order = truth.map((one) => (one?.points ?? 0) * 100 - (one?.lost ?? 0));
      expect(order).toEqual(order.toSorted((a, b) => b - a));
    }
  });

  it("has no assumed tie-breakers", () => {
    for (const swiss of groups) {
      const { rule, isRuleKnown, standings } = groupAt(swiss, END + 2 * DAY);
      expect({ ...rule, isRuleKnown }).toMatchObject({ tieBreakers: [], isRuleKnown: false });
      for (const { points, lost, position } of standings) {
        const equal = standings.filter((row) => row.points === points && row.lost === lost);
        expect(new Set(equal.map((row) => row.position))).toEqual(new Set([position]));
      }
    }
  });

  it("has the true rounds", () => {
    for (const swiss of groups) {
      const trueRounds = swiss.matches.map(({ round }) => round);
      const derived = new Map(
        (groupAt(swiss, END).rounds ?? []).flatMap((keys, index) =>
          keys.map((key) => [key, index + 1] as const),
        ),
      );
      const found = swiss.matches.map((_, index) => derived.get(`osu.example.net/${index + 1}`));
      expect(found).toEqual(trueRounds);
    }
  });
});

describe("a Swiss group in which pairs meet again", () => {
  const samples = sample(
    Array.from({ length: 400 }, (_, index) => index + 1),
    20,
  );

  it.each([
    { contestants: 8, rounds: 5, forfeitsIn: [1, 2] },
    { contestants: 12, rounds: 6, forfeitsIn: [1, 2, 3] },
    { contestants: 6, rounds: 9 },
    { contestants: 8, rounds: 11 },
    { contestants: 9, rounds: 12 },
  ])("is a Swiss group with its true rounds: %j", (options) => {
    for (const seed of samples) {
      const swiss = playSwiss({ ...options, inPoints: false, seed });
      if (!isMixed(swiss)) continue;
      const { kind, rounds } = groupAt(swiss, END);
      expect({ seed, kind, rounds: rounds?.length }).toMatchObject({ kind: "swiss" });
      expect(rounds).toHaveLength(options.rounds);
    }
  });
});

/** Returns whether in some round one pair meets for another time than another pair does. */
function isMixed({ matches }: SwissGroup): boolean {
  const times = new Map<string, number>();
  const perRound = new Map<number, Set<number>>();
  for (const { round, sides } of matches) {
    if (sides.length < 2) continue;
    const pair = sides
      .map(({ name }) => name)
      .toSorted()
      .join();
    times.set(pair, (times.get(pair) ?? 0) + 1);
    perRound.set(round, (perRound.get(round) ?? new Set()).add(times.get(pair) ?? 0));
  }
  return [...perRound.values()].some((counts) => counts.size > 1);
}
