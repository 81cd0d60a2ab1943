import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { diffWorlds } from "#core/changes/diff.ts";
import { addChangesToHistories, type MatchHistories } from "#core/model/match-history.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { World } from "#core/world/world.ts";
import {
  createBracketMatch,
  NOT_STARTED_STATUS,
  attentionItemsOf,
  formatAttentionItems,
  createLiveMatchWithoutContestants,
} from "#core/testing/attention.ts";
import { derived, entry, LIVE, match, NOON, round } from "#core/testing/model-match.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import type { Elimination } from "#core/testing/elimination.ts";
import { createEliminationArbitrary } from "#core/testing/elimination-arbitrary.ts";
import { createWireListsAt, type WireListOptions } from "#core/testing/elimination-wire.ts";
import { GENERATED_EVENT_START } from "#core/testing/wire-match.ts";
import { type AttentionItem, deriveAttention } from "./derive-attention.ts";

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
    return deriveAttention(world, histories, now);
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

describe("deriveAttention", () => {
  it("creates one item per cause in a group, a round or a tournament", () => {
    const grouped = ["1", "2"].map((id) => derived(match(id, { groupId: "3", conflict: true })));
    const drawn = ["3", "4"].map((id) =>
      createBracketMatch(id, "ro4", { match: match(id, { conflict: true }) }),
    );
    const loose = ["5", "6"].map((id) => derived(match(id, { conflict: true })));
    const roundless = createBracketMatch("7", "ro4", {
      match: match("7", { conflict: true }),
      round: null,
    });
    const all = [...grouped, ...drawn, ...loose, roundless].map(createLiveMatchWithoutContestants);
    const rows = attentionItemsOf(all).filter(({ kind }) => kind === "conflict");
    expect(rows.map(({ id, matches, place: where }) => [id, matches.length, where])).toEqual([
      [
        "conflict a.example/3 group",
        2,
        { type: "round", tournament: "a.example/cup", round: null, group: "a.example/3" },
      ],
      ["conflict a.example/7 ro4", 2, expect.objectContaining({ round: round("ro4").name })],
      ["conflict a.example/7 undefined", 1, expect.objectContaining({ round: null })],
      ["conflict a.example/cup", 2, expect.objectContaining({ round: null, group: null })],
    ]);
  });

  it("uses the earliest begin of a round's findings", () => {
    const [row] = attentionItemsOf([
      createBracketMatch("1", "ro4", {
        match: match("1", { entries: [], start: NOON + 5 * MINUTE }),
      }),
      createBracketMatch("2", "ro4", { match: match("2", { entries: [], start: NOON }) }),
    ]);
    expect(row).toMatchObject({
      kind: "contestant-missing",
      severity: "warn",
      since: NOON - 15 * MINUTE,
      matches: ["a.example/2", "a.example/1"],
      reason: { start: NOON },
      facts: [`a.example/2 ${NOON} 0`, `a.example/1 ${NOON + 5 * MINUTE} 0`],
    });
  });

  it("sorts items by severity, then by age", () => {
    const flagged = createLiveMatchWithoutContestants(derived(match("1", { conflict: true })));
    const late = derived(match("2", { start: NOON - HOUR }), { status: NOT_STARTED_STATUS });
    const later = createBracketMatch("3", "ro4", {
      match: match("3", { locked: false, entries: [] }),
      absence: "last-seen",
      status: LIVE,
      sighting: { ...late.sighting, lastSeen: NOON - 2 * HOUR },
    });
    const items = formatAttentionItems([later, late, flagged]);
    expect(items).toEqual(["conflict: 1", "not-started: 2", "last-seen: 3"]);
  });

  it("uses the highest severity of a round's findings", () => {
    const others = ["Aino", "Bo"].map((name) => entry(name, { key: `chess-${name}` }));
    const [row] = attentionItemsOf([
      derived(match("1")),
      createBracketMatch("2", "ro4", { match: match("2", { entries: others }) }),
      createBracketMatch("3", "ro4"),
    ]);
    expect(row).toMatchObject({
      kind: "overlapping",
      severity: "alarm",
      matches: ["a.example/2", "a.example/3"],
    });
  });

  it("ignores matches from files and withdrawn matches", () => {
    const one = derived(match("1", { conflict: true }));
    const fromFile = { ...one, sighting: { ...one.sighting, list: null } };
    expect(formatAttentionItems([fromFile])).toEqual([]);
    expect(formatAttentionItems([{ ...one, absence: "withdrawn" }])).toEqual([]);
  });
});
