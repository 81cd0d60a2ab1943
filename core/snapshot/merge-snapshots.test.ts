import { expect, it } from "vitest";
import { isHeld, withDoubts } from "#core/model/doubt.ts";
import { HELD } from "#core/guards/judge-losses.ts";
import { byTournament, match, NOON, seen } from "#core/testing/model-match.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { mergeSnapshots } from "./merge-snapshots.ts";
import { emptySnapshot } from "./snapshot.ts";

/** Creates a snapshot of match 1, last seen at this time, and possibly kept by a hold. */
function snapshot(lastSeen: number, isKept = false): Snapshot {
  const one = withDoubts(seen(match("1"), { lastSeen }), isKept ? [HELD] : []);
  const holds = isKept ? [sampleHold()] : [];
  return { ...emptySnapshot(NOON + lastSeen), matches: byTournament([one]), holds };
}

const lastSeenOf = (...snapshots: readonly Snapshot[]) =>
  [...(mergeSnapshots(snapshots)?.matches.values() ?? [])].map(({ sighting }) => sighting.lastSeen);

it("returns null without snapshots, and a single one unchanged", () => {
  expect(mergeSnapshots([])).toBeNull();
  const only = snapshot(1);
  expect(mergeSnapshots([only])).toBe(only);
});

it("takes each match from the client that saw it last, unless a hold keeps it there", () => {
  expect(lastSeenOf(snapshot(1), snapshot(2))).toEqual([2]);
  expect(lastSeenOf(snapshot(2), snapshot(1))).toEqual([2]);
  expect(lastSeenOf(snapshot(1), snapshot(2, true))).toEqual([1]);
  expect(lastSeenOf(snapshot(2, true), snapshot(1))).toEqual([1]);
  expect(lastSeenOf(snapshot(1, true), snapshot(2, true))).toEqual([2]);
  expect(lastSeenOf(emptySnapshot(NOON), snapshot(1, true))).toEqual([1]);
});

it("takes a match from a list rather than from a file, whenever that was imported", () => {
  const listed = snapshot(1);
  const imported = {
    ...emptySnapshot(NOON),
    matches: byTournament([seen(match("1"), { list: null, lastSeen: 2 })]),
  };
  expect(lastSeenOf(listed, imported)).toEqual([1]);
  expect(lastSeenOf(imported, listed)).toEqual([1]);
});

it("combines holds, held matches, and the times of all clients", () => {
  const merged = mergeSnapshots([snapshot(1), snapshot(2, true), snapshot(3, true)]);
  expect(merged).toMatchObject({ takenAt: NOON + 3, watchingSince: NOON + 1 });
  expect(merged?.holds).toHaveLength(2);
  expect([...(merged?.matches.values() ?? [])].filter(isHeld)).toEqual([]);
});
