/** Compares worlds of the same group matches with fewer and with more locks. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { HOUR } from "#core/lib/time.ts";
import { hasScore } from "#core/match/outcome.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { wireGroupMatch } from "#core/testing/wire-matches.ts";
import { WIRE_START } from "#core/testing/wire-match.ts";

const PAIRS = ["Aino Bo", "Cai Dag", "Aino Cai", "Bo Dag", "Aino Dag", "Bo Cai"];

/** A group match: best-of, both scores, whether it is locked at first and later. */
const playedMatch = fc.record({
  bestOf: fc.constantFrom("", "1", "2", "3", "5"),
  scores: fc.tuple(fc.integer({ min: -1, max: 4 }), fc.integer({ min: -1, max: 4 })),
  isLocked: fc.boolean(),
  isLockedLater: fc.boolean(),
});

it("loses no end, winner or draw with a score when more group matches are locked", () => {
  fc.assert(
    fc.property(
      fc.array(playedMatch, { minLength: PAIRS.length, maxLength: PAIRS.length }),
      fc.integer({ min: 0, max: 9 }),
      (played, hours) => {
        const now = WIRE_START + hours * HOUR;
        const factsOf = (isLocked: (index: number) => boolean) => {
          const ended = played.map(({ bestOf, scores }, index) => {
            const [first = "", second = ""] = (PAIRS[index] ?? "").split(" ");
            const sides = `${first} ${scores[0]} v ${second} ${scores[1]}`;
            const locked = isLocked(index) ? "1" : "0";
            return wireGroupMatch(`${index}`, `${index + 1}`, sides, { best_of: bestOf, locked });
          });
          return [
            ...worldOf(pollWireLists({ upcoming: [], ended }, WIRE_START), now).matches.values(),
          ];
        };
        const before = factsOf((index) => played[index]?.isLocked ?? false);
        const after = factsOf((index) => {
          const match = played[index];
          return (match?.isLocked ?? false) || (match?.isLockedLater ?? false);
        });
        const lost = before.filter(({ status, outcome }, index) => {
          const later = must(after[index], "the same matches");
          return (
            (status.state === "ended" && later.status.state !== "ended") ||
            (outcome.winner !== null && later.outcome.winner !== outcome.winner) ||
            // Who has no score in any locked match withdrew: their matches are no draws.
            (outcome.draw && !later.outcome.draw && hasScore(later.match))
          );
        });
        expect(lost).toEqual([]);
      },
    ),
  );
});
