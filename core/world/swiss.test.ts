/** Derives generated Swiss groups, after each round and after the end. */
import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { DAY } from "#core/lib/time.ts";
import type { Group } from "#core/model/group.ts";
import { worldOfFile } from "#core/testing/derive.ts";
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
