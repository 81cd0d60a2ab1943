/** Compares rankings of generated eliminations with ranks counted from their true course. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { MINUTE } from "#core/lib/time.ts";
import { rankTiers } from "#core/testing/courses/compose.ts";
import type { Placement } from "#core/testing/courses/course.ts";
import { AFTER_ALL_EVENTS, pollWireLists, worldOf, worldOfFile } from "#core/testing/derive.ts";
import { createEliminationArbitrary } from "#core/testing/elimination-arbitrary.ts";
import {
  createFinalWireMatches,
  createWireListsAt,
  GENERATED_EVENT_START,
} from "#core/testing/elimination-wire.ts";
import { type Elimination, eliminationTiers } from "#core/testing/elimination.ts";
import { shuffleRows } from "#core/testing/shuffle-rows.ts";
import type { World } from "#core/world/world.ts";

const RUNS = { numRuns: 60 };
const DRESS = { locks: true, byes: true };
const NO_BYES = { locks: true, byes: false };
const ANY_ODDITIES = createEliminationArbitrary([0, 0.15, 0.5]);
const SCORES_DECIDE = createEliminationArbitrary([0]);

describe("rankings of a generated elimination", { timeout: 30_000 }, () => {
  it.each([DRESS, NO_BYES])("equal the true ranks at the end, with %o", (dress) => {
    fc.assert(
      fc.property(SCORES_DECIDE, (event) => {
        const rows = rowsOf(worldOfFile(createFinalWireMatches(event, dress)));
        const derived = rows.map(({ contestant, from, to }) => [contestant.name, { from, to }]);
        expect(Object.fromEntries(derived)).toEqual(Object.fromEntries(trueRanks(event)));
        expect(derived).toHaveLength(event.plan.contestants);
      }),
      RUNS,
    );
  });

  it("include the true ranks when results are not shown", () => {
    fc.assert(
      fc.property(ANY_ODDITIES, (event) => {
        expect(falseRows(worldOfFile(createFinalWireMatches(event, DRESS)), event)).toEqual([]);
      }),
      RUNS,
    );
  });

  it("include the true ranks when only some matches are in a list at its limit", () => {
    fc.assert(
      fc.property(ANY_ODDITIES, fc.infiniteStream(fc.boolean()), (event, visible) => {
        const ended = createFinalWireMatches(event, DRESS).filter(() => visible.next().value);
        const reset = event.byPlace.get("grand final reset#1")?.id;
        fc.pre(!event.resetPlayed || ended.some(({ id }) => id === reset));
        const now = AFTER_ALL_EVENTS;
        const snapshot = pollWireLists({ upcoming: [], ended }, now, undefined, ended.length);
        expect(falseRows(worldOf(snapshot, now), event)).toEqual([]);
      }),
      RUNS,
    );
  });

  it("include the true ranks at any time", () => {
    fc.assert(
      fc.property(
        ANY_ODDITIES,
        fc.double({ min: 0, max: 1.1, noNaN: true }),
        fc.boolean(),
        fc.boolean(),
        fc.infiniteStream(fc.nat()),
        (event, share, locks, byes, order) => {
          const minute = Math.floor(event.end * share);
          const now = GENERATED_EVENT_START + minute * MINUTE;
          const { upcoming, ended } = createWireListsAt(event, minute, { locks, byes });
          const lists = { upcoming, ended: shuffleRows(ended, () => order.next().value ?? 0) };
          expect(falseRows(worldOf(pollWireLists({ upcoming, ended }, now), now), event)).toEqual(
            [],
          );
          if (event.plan.oddities > 0) return;
          expect(falseRows(worldOf(pollWireLists(lists, now), now), event)).toEqual([]);
        },
      ),
      RUNS,
    );
  });
});

function rowsOf({ tournaments }: World) {
  return [...tournaments.values()].flatMap(({ rankings }) => rankings.flatMap(({ rows }) => rows));
}

/** Returns the rows whose range does not include the true ranks. */
function falseRows(world: World, event: Elimination): readonly string[] {
  const truth = trueRanks(event);
  return rowsOf(world).flatMap(({ contestant: { name }, from, to, reason }) => {
    const is = must(truth.get(name), "every contestant has ranks");
    if (from <= is.from && is.to <= to) return [];
    return [`${name}: ${from}-${to} ${reason.type}, truly ${is.from}-${is.to}`];
  });
}

function trueRanks(event: Elimination): ReadonlyMap<string, Placement> {
  return rankTiers(eliminationTiers(event));
}
