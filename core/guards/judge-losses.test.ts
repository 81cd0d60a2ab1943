import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doubtsAbout, isHeld, withDoubts } from "#core/model/doubt.ts";
import { must } from "#core/lib/must.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { listResponse, type MatchLists, pollLists } from "#core/testing/derive.ts";
import { entries, match, NOON } from "#core/testing/model-match.ts";
import type { Match } from "#core/model/match.ts";
import { markEnded } from "#core/snapshot/mark-ended.ts";
import { applyPoll, emptySnapshot, snapshotOfFile } from "#core/snapshot/snapshot.ts";
import type { Snapshot, PollResponses } from "#core/model/tick.ts";
import { holdKey } from "#core/model/hold.ts";
import { restoreGuardState, serializeGuardState } from "./guard-record.ts";

const UPCOMING = Array.from({ length: 12 }, (_, index) =>
  match(`u${index}`, { start: NOON + HOUR + index * MINUTE }),
);
const ENDED = Array.from({ length: 12 }, (_, index) =>
  match(`e${index}`, {
    start: NOON - HOUR + index * MINUTE,
    groupId: "7",
    locked: true,
    entries: entries(`Aino${index} 2`, `Bo${index} 1`),
  }),
);
const COMPLETE: MatchLists = [UPCOMING, ENDED];

/** Applies a poll in which only one list arrived. */
function pollOne(
  before: Snapshot,
  name: "upcoming" | "ended",
  matches: readonly Match[],
  more: Partial<PollResponses> = {},
): Snapshot {
  return applyPoll(before, {
    lists: [listResponse(name, before.takenAt + MINUTE, matches)],
    ...more,
  });
}

const start = (): Snapshot => pollLists(emptySnapshot(NOON), COMPLETE);

/** Returns the doubts about losses of all matches. */
const lossesIn = ({ matches }: Snapshot) =>
  [...matches.values()].flatMap((one) => doubtsAbout(one, "loss"));

const heldIn = ({ matches }: Snapshot): number => [...matches.values()].filter(isHeld).length;

/** Returns a snapshot as archived: without doubts. */
const withoutLosses = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  matches: snapshot.matches.with([...snapshot.matches.values()].map((one) => withDoubts(one, []))),
});

/** Returns what pages display, without the times of the newest poll. */
const displayedState = ({ matches, lists }: Snapshot) => [
  [...matches.values()].map(({ match: displayed, sighting: { list, changedAt, withdrawnAt } }) => [
    displayed,
    list,
    changedAt,
    withdrawnAt,
  ]),
  lists.map(({ count, capped, horizon }) => [count, capped, horizon]),
];

/** Ways in which a faulty service can lose data. */
const LOSSES: readonly ((one: Match) => Match)[] = [
  (one) => ({ ...one, entries: [] }),
  (one) => ({ ...one, entries: one.entries.map((entry) => ({ ...entry, score: null })) }),
  (one) => ({ ...one, entries: one.entries.map((each) => ({ ...each, score: each.score && 0 })) }),
  (one) => ({ ...one, locked: null, bye: null, conflict: null }),
  (one) => ({ ...one, groupId: null }),
  (one) => ({ ...one, start: null }),
  (one) => ({ ...one, bestOf: null }),
];

const same = (one: Match): Match => one;

describe("judgeLosses", () => {
  it("shows the same as before when a held loss returns", () => {
    const bad = fc.record({
      upcoming: fc.subarray(UPCOMING),
      ended: fc.subarray(ENDED),
      loss: fc.option(fc.constantFrom(...LOSSES)),
    });
    fc.assert(
      fc.property(bad, fc.integer({ min: 1, max: 2 }), ({ upcoming, ended, loss }, polls) => {
        let snapshot = start();
        const before = displayedState(snapshot);
        const lists: MatchLists = [upcoming.map(loss ?? same), ended.map(loss ?? same)];
        for (let count = 0; count < polls; count += 1) snapshot = pollLists(snapshot, lists);
        expect(displayedState(snapshot)).toEqual(before);
        expect(displayedState(pollLists(snapshot, COMPLETE))).toEqual(before);
      }),
    );
  });

  it("holds a large loss for an hour of monotonic time", () => {
    let snapshot = pollLists(start(), [[], ENDED], { monotonic: 0 });
    // The service's clock is corrected by a day in the meantime.
    snapshot = pollLists({ ...snapshot, takenAt: NOON + 24 * HOUR }, [[], ENDED], {
      monotonic: MINUTE,
    });
    expect(snapshot.holds).toHaveLength(1);
    snapshot = pollLists(snapshot, [[], ENDED], { monotonic: HOUR });
    expect(snapshot.holds).toEqual([]);
    expect(
      [...snapshot.matches.values()].filter(({ sighting }) => sighting.withdrawnAt),
    ).toHaveLength(12);
  });

  it("restarts the hour when other content is lost", () => {
    const [noEntries = same, noScores = same] = LOSSES;
    let snapshot = pollLists(start(), [UPCOMING, ENDED.map(noEntries)], { monotonic: 0 });
    snapshot = pollLists(snapshot, [UPCOMING, ENDED.map(noScores)], { monotonic: HOUR });
    expect(snapshot.holds.map(({ lost }) => lost)).toEqual(["scores"]);
    expect(heldIn(snapshot)).toBe(12);
  });

  it("finds a hold again after a restart without the losses", () => {
    const archived = { ...pollLists(start(), [[], ENDED]), holds: [] };
    const again = pollLists(withoutLosses(archived), [[], ENDED]);
    expect(heldIn(again)).toBe(12);
  });

  it("keeps a hold for more than an hour if staff keep the data", () => {
    const before = pollLists(start(), [[], ENDED], { monotonic: 0 });
    const decisions = new Map([[`matches upcoming ${before.holds[0]?.since}`, "keep" as const]]);
    const after = pollLists(before, [[], ENDED], { monotonic: 2 * HOUR, decisions });
    expect(after.holds).toHaveLength(1);
  });

  it("keeps a hold when only one list arrives", () => {
    const before = pollLists(start(), [[], ENDED.map((one) => ({ ...one, start: null }))]);
    expect(before.holds.map(({ id }) => id)).toEqual(["matches upcoming", "starts"]);
    const after = pollOne(before, "upcoming", []);
    expect(after.holds).toEqual(before.holds);
    expect(lossesIn(after)).toEqual(lossesIn(before));
    expect(displayedState(after)).toEqual(displayedState(before));
    const other = pollOne(before, "ended", ENDED);
    expect(other.holds).toEqual([before.holds[0]]);
    expect(displayedState(other)).toEqual(displayedState(before));
  });

  it("keeps a hold when only one list arrives after a restart", () => {
    const holding = pollLists(start(), [UPCOMING, []]);
    const restored = restoreGuardState(withoutLosses(holding), serializeGuardState(holding));
    const after = pollOne(restored, "upcoming", UPCOMING);
    expect(after.holds).toEqual(holding.holds);
    expect(displayedState(after)).toEqual(displayedState(holding));
  });

  it("continues to count a small loss after a poll without its list", () => {
    const lost: MatchLists = [UPCOMING, ENDED.slice(1)];
    const once = pollLists(start(), lost);
    const half = pollOne(once, "upcoming", UPCOMING);
    expect(lossesIn(half)).toEqual(lossesIn(once));
    expect(lossesIn(pollLists(half, lost))).toEqual(lossesIn(pollLists(once, lost)));
  });

  it("applies a decision and ends a hold after an hour when polls between had one list", () => {
    const lost: MatchLists = [UPCOMING, ENDED.map((one) => ({ ...one, start: null }))];
    const holding = pollLists(start(), lost, { monotonic: 0 });
    const half = pollOne(holding, "upcoming", UPCOMING, { monotonic: MINUTE });
    const hold = must(holding.holds[0], "the starts are held");
    const decisions = new Map([[holdKey(hold), "accept" as const]]);
    const accepted = pollLists(half, lost, { monotonic: 2 * MINUTE, decisions });
    expect(accepted.holds).toEqual([]);
    const persisted = pollLists(half, lost, { monotonic: HOUR });
    expect(persisted.holds).toEqual([]);
  });

  it("never applies a decision to a later hold", () => {
    const decisions = new Map([["matches upcoming 1", "accept" as const]]);
    expect(pollLists(start(), [[], ENDED], { decisions }).holds).toHaveLength(1);
  });

  const named = (of: number): readonly Match[] =>
    OPEN.map((one, index) => (index < of ? { ...one, entries: entries("Cai", "Dag") } : one));
  const OPEN = UPCOMING.map((one) => ({ ...one, entries: entries("Cai") }));

  it("holds nothing when new contestants of one poll disappear", () => {
    let snapshot = pollLists(pollLists(emptySnapshot(NOON), [OPEN, ENDED]), [named(8), ENDED]);
    expect(snapshot.holds).toEqual([]);
    const shownNames = () =>
      [...snapshot.matches.values()].flatMap(({ match: one }) => one.entries);
    const before = shownNames().length;
    for (const left of [8, 8, 0]) {
      snapshot = pollLists(snapshot, [OPEN, ENDED]);
      expect(snapshot.holds).toEqual([]);
      expect(shownNames()).toHaveLength(before - 8 + left);
    }
  });

  it("holds new contestants together with known ones that disappear", () => {
    let snapshot = pollLists(pollLists(emptySnapshot(NOON), [OPEN, ENDED]), [named(8), ENDED]);
    const empty = OPEN.map((one, index) => (index < 8 ? one : { ...one, entries: [] }));
    for (let polls = 0; polls < 5; polls += 1) snapshot = pollLists(snapshot, [empty, ENDED]);
    expect(snapshot.holds).toMatchObject([{ lost: "contestants", count: 12 }]);
    expect(heldIn(snapshot)).toBe(12);
  });

  it("holds contestants shown by three polls", () => {
    let snapshot = pollLists(emptySnapshot(NOON), [OPEN, ENDED]);
    for (let polls = 0; polls < 3; polls += 1) snapshot = pollLists(snapshot, [named(8), ENDED]);
    for (let polls = 0; polls < 5; polls += 1) snapshot = pollLists(snapshot, [OPEN, ENDED]);
    expect(snapshot.holds).toMatchObject([{ lost: "contestants", count: 8 }]);
  });

  it("ignores matches that drop off a full list", () => {
    const full = Array.from({ length: 100 }, (_, index) =>
      match(`n${index}`, { start: NOON + index * 1000, entries: [] }),
    );
    const snapshot = pollLists(start(), [UPCOMING, full]);
    expect(snapshot.holds).toEqual([]);
    expect(lossesIn(snapshot)).toEqual([]);
  });

  it.each<[string, MatchLists, number]>([
    ["matches that ended days ago", [UPCOMING, ENDED.slice(6)], 3 * 24 * HOUR],
    [
      "matches missing from a full list without starts",
      [Array.from({ length: 100 }, (_, index) => match(`n${index}`, { start: null })), ENDED],
      MINUTE,
    ],
  ])("ignores %s", (_, lists, later) => {
    const before = start();
    const ended = ENDED.map(({ key }) => key);
    const after = pollLists(
      { ...markEnded(before, ended), takenAt: before.takenAt + later },
      lists,
    );
    expect(after.holds).toEqual([]);
    expect(lossesIn(after)).toEqual([]);
  });

  it("applies the first poll at once, even to matches from a file", () => {
    const first = pollLists(snapshotOfFile(ENDED, NOON), [[], ENDED.map(LOSSES[0] ?? same)]);
    for (const { match: one, doubts } of first.matches.values()) {
      expect([one.entries, doubts]).toEqual([[], undefined]);
    }
  });

  it("keeps the content of a match from a file when the service lists it without", () => {
    const files = snapshotOfFile(ENDED, NOON);
    const first = pollLists({ ...files, lists: start().lists }, [[], ENDED.map(LOSSES[0] ?? same)]);
    expect([...first.matches.values()].map(({ match: one }) => one)).toEqual(ENDED);
    expect(heldIn(first)).toBe(12);
  });

  it("keeps the content of upcoming matches that start without it", () => {
    const before = start();
    const begun = UPCOMING.map(LOSSES[0] ?? same);
    const after = pollOne(before, "ended", [...ENDED, ...begun]);
    expect(heldIn(after)).toBe(12);
    expect([...after.matches.values()].map(({ match: one }) => one)).toEqual([
      ...UPCOMING,
      ...ENDED,
    ]);
  });

  it("waits for the other list when only one arrived", () => {
    let snapshot = start();
    for (let count = 0; count < 5; count += 1) {
      snapshot = pollOne(snapshot, "upcoming", UPCOMING.slice(6));
    }
    expect(snapshot.holds).toEqual([]);
    expect(snapshot.lists[0]?.count).toBe(12);
    const begun = pollLists(snapshot, [UPCOMING.slice(6), [...ENDED, ...UPCOMING.slice(0, 6)]]);
    expect(lossesIn(begun)).toEqual([]);
  });
});
