import * as fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { diffWorlds } from "#core/changes/diff.ts";
import { addChangesToHistories, type MatchHistories } from "#core/model/match-history.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { World } from "#core/world/world.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import type { Elimination } from "#core/testing/elimination.ts";
import { createEliminationArbitrary } from "#core/testing/elimination-arbitrary.ts";
import { createWireListsAt, type WireListOptions } from "#core/testing/elimination-wire.ts";
import { GENERATED_EVENT_START } from "#core/testing/wire-match.ts";
import type { AttentionItem } from "./attention.ts";
import { deriveAttention } from "./derive-attention.ts";

const RUNS = { numRuns: 40 };
/** Polls during each event, in addition to those at and after its end. */
const POLLS = 8;

/** Returns the attention items during and after a generated event. */
function attentionOf(
  event: Elimination,
  dress: WireListOptions,
): readonly (readonly AttentionItem[])[] {
  let snapshot: Snapshot | undefined;
  let before: World | undefined;
  let histories: MatchHistories = new Map();
  const minutes = Array.from({ length: POLLS }, (_, index) => (event.end * index) / POLLS);
  return [...minutes, event.end, event.end + 60].map((minute) => {
    const now = GENERATED_EVENT_START + Math.round(minute) * MINUTE;
    snapshot = pollWireLists(createWireListsAt(event, minute, dress), now, snapshot);
    const world = worldOf(snapshot, now);
    const changes = before === undefined ? [] : diffWorlds(before, world);
    histories = addChangesToHistories(
      histories,
      changes.map((change) => ({ at: now, change })),
    );
    before = world;
    return deriveAttention(world, histories, [], now);
  });
}

test("never creates two items for one cause in one round", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      createEliminationArbitrary([0, 0.3]),
      fc.boolean(),
      fc.boolean(),
      (event, locks, byes) => {
        for (const rows of attentionOf(event, { locks, byes })) {
          const inRounds = rows.filter(({ place }) => place.type === "round");
          const causes = inRounds.map(({ kind, place }) => `${kind} ${JSON.stringify(place)}`);
          expect(new Set(causes).size).toBe(inRounds.length);
          for (const { since, matches, place } of rows) {
            expect(matches.length > 0).toBe(place.type === "round");
            expect(since ?? 0).toBeLessThanOrEqual(
              GENERATED_EVENT_START + event.end * MINUTE + HOUR,
            );
          }
        }
      },
    ),
    RUNS,
  );
});

test("creates no items after an event without problems", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(createEliminationArbitrary([0]), fc.boolean(), (event, byes) => {
      expect(attentionOf(event, { locks: true, byes }).at(-1)).toEqual([]);
    }),
    RUNS,
  );
});
