import { describe, expect, it } from "vitest";
import { idsByRound, matchOf, onlyBracket, winnersOf, worldOfFile } from "#core/testing/derive.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { type Wire, wireBracket } from "#core/testing/wire-match.ts";
import type { Bracket } from "#core/model/bracket.ts";

const bracketOf = (wire: readonly Wire[]): Bracket => onlyBracket(worldOfFile(wire));
const swiss = (id: string, change: Wire = {}): Wire =>
  wireSingleMatch(id, "ro8#1", "Aino 2 v Bo 0", {
    bracket: wireBracket({ type: "swiss" }),
    ...change,
  });

describe("reconstructColumns", () => {
  it("puts matches into columns by round, and reports the unknown type", () => {
    const world = worldOfFile([
      swiss("5", { round_of: "", row: null }),
      swiss("6", { round_of: "4", stage: null }),
      swiss("4", { round_of: "4" }),
      swiss("3", { round_of: "8", stage: "2" }),
      swiss("2", { round_of: "8", row: "2" }),
      swiss("1", { round_of: "8", row: "1", contestants: [] }),
    ]);
    const bracket = onlyBracket(world);
    expect(bracket).toMatchObject({ kind: "unknown", champion: null, complete: false });
    expect(idsByRound(bracket)).toEqual({
      ro8: ["1", "2"],
      ro8s2: ["3"],
      ro4: ["4", "6"],
      "column 4": ["5"],
    });
    expect(bracket.issues).toEqual([
      {
        match: null,
        code: "bracket-type-unknown",
        message:
          'Bracket 1101 has the unknown type "swiss": its matches are shown in columns by round, without links between them.',
      },
    ]);
    expect(matchOf(world, "2")).toMatchObject({
      code: "R8-2",
      outcome: { winner: 0, by: "clinched" },
    });
  });

  it("reconstructs a bracket when its matches have no bracket details", () => {
    const bracket = bracketOf([swiss("1", { bracket: [] })]);
    expect(bracket).toMatchObject({ kind: "unknown", title: "", size: null });
    expect(bracket.issues[0]?.message).toContain("has no type");
  });

  it("names the winner of a match of more than two contestants", () => {
    const world = worldOfFile([
      wireSingleMatch("1", "ro8#1", "Aino 3 v Bo 9 v Cai 5", {
        bracket: wireBracket({ type: "ffa" }),
      }),
    ]);
    expect(winnersOf(world)).toEqual({ 1: "Bo" });
    expect(onlyBracket(world)).toMatchObject({ kind: "heats", champion: null, issues: [] });
  });
});
