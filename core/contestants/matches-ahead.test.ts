import { describe, expect, it } from "vitest";
import { contestantNamed, worldOfFile } from "#core/testing/derive.ts";
import type { Wire } from "#core/testing/wire-match.ts";
import {
  createWireStages,
  OPEN,
  wireDoubleMatch,
  wireDoubleMatches,
} from "#core/testing/wire-matches.ts";
import { findMatchesAhead } from "./matches-ahead.ts";

const NOW = Date.UTC(2026, 2, 2);
const UPPER = "ro4#1 Aino 2 v Cai 0, ro4#2 Bo 2 v Dag 0";

/** Returns `CODE SOURCE: OPPONENTS` of each match ahead. */
function aheadOf(name: string, wire: readonly Wire[]): readonly string[] {
  const world = worldOfFile(wire, NOW);
  return findMatchesAhead(contestantNamed(world, name), world).map(
    ({ place, source, opponents }) =>
      `${place.code} ${source?.type ?? ""}: ${opponents.map((one) => one.name).join(" ")}`,
  );
}

describe("findMatchesAhead", () => {
  const wire = [...wireDoubleMatches(UPPER), wireDoubleMatch("3", "ro2#1", "Aino v Bo", OPEN)];

  it("begins with the next match and ends with the final", () => {
    expect(aheadOf("Aino", wire)).toEqual(["UBF winner: Bo", "GF winner: "]);
  });

  it("begins with the match that the last loss leads to when no match is listed", () => {
    expect(aheadOf("Cai", wire)).toEqual([
      "LBSF loser: Dag",
      "LBF loser: Aino Bo",
      "GF winner: Aino Bo",
    ]);
  });

  it("returns the two who play for the slot of the opponent", () => {
    const open = [
      ...wireDoubleMatches("ro4#1 Aino 2 v Cai 0"),
      wireDoubleMatch("2", "ro4#2", "Bo v Dag", OPEN),
    ];
    expect(aheadOf("Aino", open)[0]).toBe("UBF winner: Bo Dag");
  });

  it("returns nothing after the elimination and for a group", () => {
    const { bracket, group } = createWireStages();
    expect(aheadOf("Bo", bracket("1", 2, "ro4#1 Aino 2 v Bo 0"))).toEqual([]);
    expect(aheadOf("Aino", group("551", "Aino 2 v Bo 0"))).toEqual([]);
  });
});
