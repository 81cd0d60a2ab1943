import { describe, expect, it } from "vitest";
import { derived, DRAW, ENDED, LIVE, playedAll } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { expectedMatches, groupKind, isGslStage } from "./group-kind.ts";

/** Creates matches of one group of four, see `played`. */
const group = (results: readonly string[], roundOf: number | null = 4): readonly DerivedMatch[] =>
  playedAll(results, { roundOf });

const PATH = ["A 2, B 0", "C 2, D 1", "A 0, C 2", "B 2, D 0", "A 1, B 2"];
const ROUND_ROBIN = ["A 2, B 0", "C 2, D 1", "A 0, C 2", "B 2, D 0", "A 2, D 1", "B 1, C 2"];

describe("isGslStage", () => {
  it.each<[string, readonly (readonly DerivedMatch[])[]]>([
    ["a whole path", [group(PATH)]],
    ["before play", [group(["A, B", "C, D", "", "", ""])]],
    ["after the openings", [group(["A 2, B 0", "C 2, D 1", "A, C", "B, D", ""])]],
    ["without a size", [group(PATH, null)]],
    ["with a walkover", [group(["A 0, B 0", ...PATH.slice(1)])]],
    ["one complete, one partly seen", [group(PATH), group(["E, F"])]],
  ])("returns true for: %s", (_name, stage) => {
    expect(isGslStage(stage)).toBe(true);
  });

  it.each<[string, readonly (readonly DerivedMatch[])[]]>([
    ["a round robin of four", [group(ROUND_ROBIN)]],
    ["a round robin with one match not seen", [group(ROUND_ROBIN.slice(1))]],
    ["the same before play", [group(["A, B", "C, D", "A, C", "B, D", "A, D"])]],
    ["four of five seen", [group(PATH.slice(1))]],
    ["another group is a round robin", [group(PATH), group(ROUND_ROBIN)]],
    ["another size", [group(PATH, 5)]],
    ["five contestants", [group([...PATH.slice(0, 4), "A 1, E 2"])]],
    ["a draw", [group([...PATH.slice(0, 4), "A 1, B 1"])]],
    ["a match after two wins", [group([...PATH.slice(0, 4), "C 2, B 1"])]],
    ["a match after two losses", [group([...PATH.slice(0, 4), "A 1, D"])]],
    ["three wins", [group(["A 2, B 0", "B 2, A 1", "A 2, B 1", "A 2, C 0", "C 1, D 0"])]],
    ["three losses", [group(["A 0, B 2", "B 1, A 2", "A 0, B 2", "A 0, C 2", "C 1, D 2"])]],
  ])("returns false for: %s", (_name, stage) => {
    expect(isGslStage(stage)).toBe(false);
  });

  it("accepts ended matches without a winner", () => {
    const texts = PATH.map((text) => text.replaceAll(/ \d/g, ""));
    const groupWith = (change: Partial<DerivedMatch>) =>
      group(texts).map((one) => derived(one.match, change));
    expect(isGslStage([groupWith({ status: ENDED })])).toBe(true);
    expect(isGslStage([groupWith({ status: ENDED, outcome: DRAW })])).toBe(true);
    expect(isGslStage([groupWith({ status: LIVE })])).toBe(false);
  });
});

describe("groupKind", () => {
  it.each([
    ["ranked", ["A 4, B 3, C 1"], false, false],
    ["ranked", ["A 4, B 3, C 1"], true, false],
    ["path", PATH, true, false],
    ["swiss", ROUND_ROBIN.slice(1), false, true],
    ["round-robin", ROUND_ROBIN, false, false],
  ])("returns %s", (kind, results, inPathStage, hasSwissRounds) => {
    expect(groupKind(group(results), inPathStage, hasSwissRounds)).toBe(kind);
  });
});

describe("expectedMatches", () => {
  it.each([
    ["a path", "path", ["A, B"], 4, 2, 5],
    ["matches of more than two contestants", "ranked", ["A, B, C"], 4, 3, null],
    ["a Swiss group", "swiss", ["A, B"], 8, 8, null],
    ["a single round robin, by the stated size", "round-robin", ["A, B"], 4, 2, 6],
    ["a round robin, by the contestants", "round-robin", ["A, B", "C, D", "E, A"], null, 5, 10],
    ["a single round robin larger than stated", "round-robin", ["A, B", "C, A"], 2, 3, 3],
    ["a double round robin", "round-robin", ["A, B", "B, A", "C, D"], 4, 4, 12],
    ["a round robin of open matches", "round-robin", ["", ""], 4, 0, 6],
    ["a round robin without contestants", "round-robin", [""], null, 0, null],
  ] as const)("returns the number for: %s", (_name, kind, results, roundOf, known, expected) => {
    expect(expectedMatches(kind, group(results, roundOf), known)).toBe(expected);
  });
});
