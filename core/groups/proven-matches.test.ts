import { describe, expect, it } from "vitest";
import { playedAll } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { findFullRoundRobin, countProvenGroupMatches } from "./proven-matches.ts";

/** Creates a group whose matches state a size: `groupOf(3, "A, B", "A, C")`. */
const groupOf = (roundOf: number | null, ...pairs: readonly string[]): readonly DerivedMatch[] =>
  playedAll(pairs, { groupId: "7", roundOf });

describe("findFullRoundRobin", () => {
  it.each<[string, readonly DerivedMatch[], { size: number; rounds: number } | null]>([
    ["every pair once", groupOf(3, "A, B", "A, C", "B, C"), { size: 3, rounds: 1 }],
    ["every pair twice", groupOf(2, "A, B", "B, A"), { size: 2, rounds: 2 }],
    ["a pair that is missing", groupOf(3, "A, B", "A, C"), null],
    ["a pair that met more often", groupOf(3, "A, B", "A, C", "B, C", "C, B"), null],
    ["a stated size that is larger", groupOf(4, "A, B", "A, C", "B, C"), null],
    ["no stated size", groupOf(null, "A, B", "A, C", "B, C"), null],
    ["one contestant", groupOf(1, "A"), null],
    ["rounds of a Swiss", groupOf(4, "A, B", "C, D", "A, C", "B, D"), null],
    ["every pair once, and a bye", groupOf(3, "A, B", "A, C", "B, C", "A"), { size: 3, rounds: 1 }],
  ])("checks %s", (_, matches, full) => {
    expect(findFullRoundRobin(matches)).toEqual(full);
  });

  it("finds nothing when matches state different sizes", () => {
    const mixed = [...groupOf(3, "A, B", "A, C"), ...groupOf(4, "B, C")];
    expect(findFullRoundRobin(mixed)).toBeNull();
  });
});

describe("countProvenGroupMatches", () => {
  const partly = groupOf(3, "A, B");

  it.each<[string, readonly { size: number; rounds: number }[], number | null]>([
    ["nothing without a full group", [], null],
    ["as many as a full group of its size", [{ size: 3, rounds: 2 }], 6],
    ["nothing by a full group of another size", [{ size: 4, rounds: 1 }], null],
    [
      "nothing when full groups of its size differ",
      [
        { size: 3, rounds: 1 },
        { size: 3, rounds: 2 },
      ],
      null,
    ],
  ])("proves %s", (_, full, expected) => {
    expect(countProvenGroupMatches("round-robin", partly, full)).toBe(expected);
  });

  it("proves five matches of a path and none of a ranked group", () => {
    expect(countProvenGroupMatches("path", partly, [])).toBe(5);
    expect(countProvenGroupMatches("ranked", partly, [{ size: 3, rounds: 1 }])).toBeNull();
  });
});
