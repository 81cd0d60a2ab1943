/** Ranks that a contestant secures in a bracket, match by match. */
import { describe, expect, it } from "vitest";
import { contestantNamed, onlyBracket, worldOfFile } from "#core/testing/derive.ts";
import {
  describeEachTournamentEvent,
  readEventMatches,
} from "#core/testing/node/tournament-events.ts";
import type { Wire } from "#core/testing/wire-match.ts";
import {
  createWireStages,
  DOUBLE_UNTIL_FINALS,
  OPEN,
  wireDoubleMatch,
  wireDoubleMatches,
  wireSingleMatch,
} from "#core/testing/wire-matches.ts";
import { deriveSecuredRanks, type SecuredRanks } from "./secured-ranks.ts";

function ranksOf(name: string, wire: readonly Wire[]): SecuredRanks | null {
  const world = worldOfFile(wire);
  return deriveSecuredRanks(onlyBracket(world), world.matches, contestantNamed(world, name).key);
}

/** Returns the rank before the first match and those after each match. */
function lineOf(name: string, wire: readonly Wire[]): readonly number[] | null {
  const ranks = ranksOf(name, wire);
  return ranks && [ranks.before, ...ranks.after.map(({ rank }) => rank)];
}

describe("deriveSecuredRanks", () => {
  const { bracket } = createWireStages();
  const FOUR = ["ro4#1 Aino 2 v Bo 0", "ro4#2 Cai 2 v Dag 0"];
  const single = bracket("1", 2, ...FOUR, "ro2#1 Aino 2 v Cai 0");

  it("counts down to the first rank in a single elimination", () => {
    expect(lineOf("Aino", single)).toEqual([4, 2, 1]);
    expect(lineOf("Cai", single)).toEqual([4, 2, 2]);
    expect(lineOf("Bo", single)).toEqual([4, 4]);
  });

  it("keeps the rank after a loss that leads to the lower bracket", () => {
    const wire = [...DOUBLE_UNTIL_FINALS, wireDoubleMatch("9", "grand final#1", "Aino 2 v Bo 0")];
    expect(lineOf("Aino", wire)).toEqual([4, 3, 2, 1]);
    expect(lineOf("Bo", wire)).toEqual([4, 3, 3, 2, 2]);
    expect(lineOf("Dag", wire)).toEqual([4, 4, 3, 3]);
  });

  it("secures the first rank in the bracket reset, not in the grand final before it", () => {
    const wire = [
      ...DOUBLE_UNTIL_FINALS,
      wireDoubleMatch("9", "grand final#1", "Aino 0 v Bo 2"),
      wireDoubleMatch("10", "grand final#2", "Aino 0 v Bo 2"),
    ];
    expect(lineOf("Bo", wire)).toEqual([4, 3, 3, 2, 2, 1]);
  });

  it("secures the third or fourth rank in a match for the third place", () => {
    const wire = [...bracket("1", 2, ...FOUR, "ro2#1 Aino 2 v Cai 0", "ro2#2 Bo 2 v Dag 0")];
    expect(lineOf("Bo", wire)).toEqual([4, 4, 3]);
    expect(lineOf("Dag", wire)).toEqual([4, 4, 4]);
  });

  it("returns the ranks after a win and a loss in the next match", () => {
    const wire = [...DOUBLE_UNTIL_FINALS, wireDoubleMatch("9", "grand final#1", "Aino v Bo", OPEN)];
    const lower = ranksOf("Bo", wire);
    expect(lower?.afterWin("grand final#1")).toBe(1);
    expect(lower?.ifLost("grand final#1")).toEqual({ from: 2, to: 2 });
    // Aino may play a bracket reset.
    expect(ranksOf("Aino", wire)?.ifLost("grand final#1")).toBeNull();
    expect(ranksOf("Dag", wire)?.ifLost("lower ro2s1#1")).toEqual({ from: 4, to: 4 });
    expect(lower?.ifLost("ro2#1")).toBeNull();
  });

  it("returns null for a loss in a semifinal that may lead to a third-place match", () => {
    const sides = ["Aino 2 v Bo 0", "Cai 2 v Dag 0", "Eva 2 v Fay 0", "Gus 2 v Ida 0"];
    const played = sides.map((side, i) => wireSingleMatch(`${i + 1}`, `ro8#${i + 1}`, side));
    const semifinal = wireSingleMatch("5", "ro4#1", "Aino v Cai", OPEN);
    const ranks = ranksOf("Aino", [...played, semifinal]);
    expect(ranks?.ifLost("ro8#1")).toEqual({ from: 5, to: 8 });
    expect(ranks?.ifLost("ro4#1")).toBeNull();
  });

  it("returns null before the first result, and when a winner is unknown", () => {
    expect(ranksOf("Aino", wireDoubleMatches("ro4#1 Aino 1 v Cai 1"))).toBeNull();
    const open = wireSingleMatch("1", "ro4#1", "Aino v Bo", OPEN);
    expect(ranksOf("Aino", [open])).toBeNull();
  });
});

describeEachTournamentEvent("%s, placement after each match", (event) => {
  it("never loses a secured rank and ends at the rank of the ranking or above it", () => {
    const world = worldOfFile(readEventMatches(event).data);
    for (const { rankings } of world.tournaments.values()) {
      for (const { bracket, rows } of rankings) {
        const decided = world.brackets.get(bracket ?? "");
        const keys = new Set(rows.map(({ contestant }) => contestant.key));
        if (decided === undefined || keys.size < rows.length) continue;
        for (const { contestant, to } of rows) {
          const ranks = deriveSecuredRanks(decided, world.matches, contestant.key);
          if (ranks === null) continue;
          const line = [ranks.before, ...ranks.after.map(({ rank }) => rank)];
          expect(line).toEqual(line.toSorted((a, b) => b - a));
          expect(line.at(-1)).toBeGreaterThanOrEqual(to);
        }
      }
    }
  });
});
