/** Derives worlds from eliminations with random positions, flags and contestants. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AFTER_ALL_EVENTS, pollWireLists, worldOf, worldOfFile } from "#core/testing/derive.ts";
import { createEliminationArbitrary } from "#core/testing/elimination-arbitrary.ts";
import { createFinalWireMatches } from "#core/testing/elimination-wire.ts";
import { wireContestantsOf } from "#core/testing/wire-matches.ts";
import { wireBracket } from "#core/testing/wire-match.ts";

const number = fc.constantFrom("", ..."0 1 2 3 4 5 6 7 8 12 16 999999".split(" "), null);
const id = fc.constantFrom("1101", "1102", "1103", null);
const garble = fc.record(
  {
    row: number,
    stage: number,
    round_of: number,
    best_of: number,
    bracket_id: id,
    group_id: fc.constantFrom(null, null, "551"),
    bye: fc.constantFrom("0", "1", null),
    locked: fc.constantFrom("0", "1", null),
    start: fc.constantFrom("2026-03-07 18:00:00", "2030-03-07 18:00:00", "soon"),
    contestants: fc
      .constantFrom("", "Aino", "Aino 2 v Bo 0", "Aino v Aino", "Bo 1 v Cai 1", "Aino v Bo v Cai 9")
      .map(wireContestantsOf),
    bracket: fc.oneof(
      fc.constantFrom(null, []),
      fc
        .record({
          type: fc.constantFrom("single", "double", "lower", "swiss", ""),
          size: number,
          related_bracket_id: id,
        })
        .map(wireBracket),
    ),
  },
  { requiredKeys: [] },
);

describe("garbled matches", { timeout: 30_000 }, () => {
  it("are all derived without an error, whatever the order of input", () => {
    fc.assert(
      fc.property(
        createEliminationArbitrary([0.3]),
        fc.array(garble, { minLength: 1, maxLength: 12 }),
        (event, garbles) => {
          const wire = createFinalWireMatches(event, { locks: true, byes: true })
            .slice(-60)
            .map((match, index) => Object.assign({}, match, garbles[index % garbles.length]));
          const world = worldOfFile(wire);
          expect(world.matches.size).toBe(wire.length);
          const backwards = worldOfFile(wire.toReversed());
          expect([...backwards.tournaments]).toEqual([...world.tournaments]);
          const polled = pollWireLists(
            { upcoming: wire.slice(0, 5), ended: wire.slice(5) },
            AFTER_ALL_EVENTS,
          );
          expect(worldOf(polled, AFTER_ALL_EVENTS).matches.size).toBe(wire.length);
        },
      ),
      { numRuns: 25 },
    );
  });
});
