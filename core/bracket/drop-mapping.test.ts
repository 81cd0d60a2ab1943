import { describe, expect, it } from "vitest";
import { normalizeWireMatch } from "#core/testing/derive.ts";
import { seen } from "#core/testing/model-match.ts";
import { wireDoubleMatch } from "#core/testing/wire-matches.ts";
import type { MatchWithStatedRow } from "./assign-rounds.ts";
import { inferDropMapping } from "./drop-mapping.ts";
import { createOrderedRound } from "./order-rows.ts";

/** Creates the rows of a round from their contestants ("A v B"); "" if no match is seen. */
const rows = (...sides: readonly string[]): readonly (MatchWithStatedRow | null)[] =>
  sides.map((side, index) => {
    if (side === "") return null;
    const match = normalizeWireMatch(wireDoubleMatch(String(index + 1), "ro8#1", side));
    return { seen: seen(match), row: index + 1 };
  });

const UPPER = rows("A v B", "C v D", "E v F", "G v H");
const OPEN = rows("", "", "", "");

const inferDrops = (lower: readonly (MatchWithStatedRow | null)[], upper = UPPER) =>
  inferDropMapping(upper, createOrderedRound(lower, []));
type Feeders = NonNullable<ReturnType<ReturnType<typeof inferDrops>["feeders"]["get"]>>;
const formatFeeders = (feeders: Feeders | undefined): readonly string[] | undefined =>
  feeders?.map(({ row, certainty }) => `${row} ${certainty}`);

describe("inferDropMapping", () => {
  it.each<
    [string, readonly (MatchWithStatedRow | null)[], string | null, readonly (number | undefined)[]]
  >([
    ["no loser is seen", OPEN, null, []],
    ["straight, all shown", rows("B v x", "D v y", "F v z", "H v w"), "found", [1, 2, 3, 4]],
    ["reversed, all shown", rows("H v x", "F v y", "D v z", "B v w"), "found", [4, 3, 2, 1]],
    ["straight, one shown", rows("B v x", "", "", ""), "assumed", [1, 2, 3, 4]],
    ["reversed, one shown", rows("", "", "", "B v x"), "assumed", [4, 3, 2, 1]],
    ["halves swapped, one shown", rows("", "", "B v x", ""), "assumed", [3, 4, 1, 2]],
    ["reversed in halves, one shown", rows("", "B v x", "", ""), "assumed", [2, 1, 4, 3]],
    ["no common order, two shown", rows("B v x", "F v y", "", ""), null, [1, undefined, 2]],
    ["no common order, three shown", rows("B v x", "F v y", "D v z", ""), "found", [1, 3, 2, 4]],
    ["a name in two matches", rows("B v x", "B v y", "", ""), null, []],
    ["both contestants of one match", rows("A v x", "B v y", "", ""), null, []],
  ])("maps losers to lower matches when: %s", (_, lower, certainty, targets) => {
    const found = inferDrops(lower);
    expect(found.certainty).toBe(certainty);
    expect(targets.map((_target, row) => found.targets.get(row + 1))).toEqual(targets);
    expect(found.targets.size).toBe(targets.filter((target) => target !== undefined).length);
  });

  it("maps two losers to each match of the first lower round", () => {
    const { certainty, feeders } = inferDrops(rows("B v D", ""));
    expect([certainty, ...feeders.keys()]).toEqual(["found", 1, 2]);
    expect(formatFeeders(feeders.get(1))).toEqual(["1 found", "2 found"]);
    expect(formatFeeders(feeders.get(2))).toEqual(["3 found", "4 found"]);
  });

  it("marks assumed feeders, and never maps three losers to one match", () => {
    const assumed = inferDrops(rows("B v x", "")).feeders.get(2);
    expect(formatFeeders(assumed)).toEqual(["3 assumed", "4 assumed"]);
    expect(inferDrops(rows("B v D v F", "")).targets.get(3)).toBe(2);
  });

  it("finds the mapping when the lower round has one match only", () => {
    expect(inferDrops(rows(""), rows("")).certainty).toBe("found");
    expect(inferDrops(rows(""), rows("", "")).targets.get(2)).toBe(1);
  });
});
