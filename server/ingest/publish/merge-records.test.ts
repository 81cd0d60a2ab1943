import { describe, expect, it } from "vitest";
import { byTournament, entries, match, NOON, seen } from "#core/testing/model-match.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import type { SeenMatch } from "#core/model/match.ts";
import { emptySnapshot } from "#core/snapshot/snapshot.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { mergeRecords } from "./publisher.ts";
import { type SourceRecord, createUnpolledRecord } from "#server/ingest/source/source-record.ts";

function recordOf(takenAt: number, matches: readonly SeenMatch[], more: Partial<Snapshot> = {}) {
  const snapshot: Snapshot = {
    ...emptySnapshot(takenAt),
    matches: byTournament(matches),
    ...more,
  };
  const waiting = createUnpolledRecord({ host: "matches.example.net", clientId: "client" });
  return { state: waiting.state, sighted: { ...waiting.sighted, snapshot } };
}

const seenAt = (id: string, lastSeen: number, names: readonly string[]): SeenMatch =>
  seen(match(id, { entries: entries(...names) }), { lastSeen });

const NOTHING_SEEN = createUnpolledRecord({ host: "matches.example.net", clientId: "client" });

describe("mergeRecords", () => {
  const earlier = recordOf(NOON, [seenAt("1", NOON, ["Aino 1"])]);
  const later = recordOf(NOON + 10, [seenAt("1", NOON + 10, ["Aino 2"])]);

  it.each<[string, SourceRecord, SourceRecord]>([
    ["this process has seen nothing", earlier, NOTHING_SEEN],
    ["the stored record is newer", later, earlier],
    ["both records are of the same poll", later, { ...later }],
  ])("returns the stored record itself when %s", (_, stored, memory) => {
    expect(mergeRecords(stored, memory)).toBe(stored);
  });

  it("returns the record of this process when the archive holds nothing", () => {
    expect(mergeRecords(NOTHING_SEEN, later)).toBe(later);
  });

  it("uses the later sighting of each match when the archive is older", () => {
    const stored = recordOf(NOON, [
      seenAt("1", NOON, ["Aino 1"]),
      seenAt("2", NOON + 20, ["Bo 3"]),
      seenAt("3", NOON - 10, ["Cai"]),
    ]);
    const memory = recordOf(NOON + 10, [
      seenAt("1", NOON + 10, ["Aino 2"]),
      seenAt("2", NOON + 10, ["Bo 1"]),
      seenAt("4", NOON + 10, ["Dag"]),
    ]);
    const { matches } = mergeRecords(stored, memory).sighted.snapshot ?? emptySnapshot(0);
    expect([...matches.values()]).toEqual([
      memory.sighted.snapshot.matches.get("a.example/1"),
      stored.sighted.snapshot.matches.get("a.example/2"),
      stored.sighted.snapshot.matches.get("a.example/3"),
      memory.sighted.snapshot.matches.get("a.example/4"),
    ]);
  });

  it("uses lists, holds and state of the later poll, and the earlier start of watching", () => {
    const holds = [sampleHold()];
    const list = { name: "ended" as const, at: NOON, count: 1, capped: false, horizon: null };
    const stored = recordOf(NOON, [], { watchingSince: NOON - 100, lists: [list] });
    const memory = recordOf(NOON + 10, [], { holds, lists: [{ ...list, at: NOON + 10 }] });
    const merged = mergeRecords(stored, memory);
    expect(merged.state).toBe(memory.state);
    expect(merged.sighted.snapshot).toEqual({
      ...memory.sighted.snapshot,
      watchingSince: NOON - 100,
    });
  });
});
