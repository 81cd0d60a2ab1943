import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { DAY, MINUTE } from "#core/lib/time.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";
import {
  SAMPLE_MATCH_NOON,
  EMPTY_STORED_SOURCE,
  createStoredSourceAt,
  sampleOver,
  sampleSeenMatch,
  SAMPLE_SOURCE,
  TWO_SOURCES,
} from "./samples.ts";

const LATER = SAMPLE_MATCH_NOON + MINUTE;
/** Sighting of a match that was seen at noon and again a minute later. */
const SEEN_AGAIN = { at: LATER, firstSeen: SAMPLE_MATCH_NOON, changedAt: SAMPLE_MATCH_NOON };

/** Describes the tests of storing and reading snapshots. */
export function defineSnapshotTests(stage: ArchiveFixture): void {
  describe("a snapshot", () => {
    describeContents(stage);
    describeUpdates(stage);
  });
}

/** Describes which matches a snapshot contains. */
function describeContents(stage: ArchiveFixture): void {
  it("is empty before the first tick, with watching since now", async () => {
    const { snapshot, tick } = await stage.source().findSnapshot(SAMPLE_MATCH_NOON);
    expect(tick).toBe(0);
    expect(snapshot).toEqual(EMPTY_STORED_SOURCE.snapshot);
  });

  it("contains the committed matches and the raw JSON of listed ones, also after a restart", async () => {
    const listed = [
      sampleSeenMatch("1", { start: SAMPLE_MATCH_NOON + DAY }, { list: "upcoming" }),
      sampleSeenMatch("2", {}, { wasEnded: true }),
    ];
    const times = { firstSeen: SAMPLE_MATCH_NOON - DAY, lastSeen: SAMPLE_MATCH_NOON - MINUTE };
    const changedAt = SAMPLE_MATCH_NOON - 2 * MINUTE;
    const withdrawn = { ...times, changedAt, withdrawnAt: SAMPLE_MATCH_NOON };
    const seen = [...listed, sampleSeenMatch("3", {}, { list: "upcoming", ...withdrawn })];
    const issues = [{ match: null, code: "limit", message: "The list holds 101." }];
    const after = createStoredSourceAt(SAMPLE_MATCH_NOON, seen, { issues });
    const { tick } = await stage.upsertTick({ after });
    await stage.reopen();
    expect(await stage.source().findSnapshot(LATER)).toEqual({
      tick,
      at: SAMPLE_MATCH_NOON,
      ...after,
      sent: createStoredSourceAt(SAMPLE_MATCH_NOON, listed).sent,
    });
  });

  it("leaves out tournaments over for three days, except listed ones", async () => {
    const unlisted = { at: SAMPLE_MATCH_NOON - DAY };
    const seen = [
      sampleSeenMatch("1", sampleOver("fresh", 2), unlisted),
      sampleSeenMatch("2", sampleOver("old", 4), unlisted),
      sampleSeenMatch("3", sampleOver("carried", 4)),
      sampleSeenMatch("4", sampleOver("carried", 4), unlisted),
    ];
    await stage.upsertTick({ seen });
    const { snapshot } = await stage.source().findSnapshot(SAMPLE_MATCH_NOON);
    const ids = [...snapshot.matches.values()].map(({ match }) => match.id);
    expect(ids.toSorted()).toEqual(["1", "3", "4"]);
    const old = await stage.source().findAllByTournaments(["chess.example.net/old"]);
    expect(old).toEqual([seen[1]]);
  });

  it("contains its own matches of tournaments that another opened source lists", async () => {
    const { sources } = await stage.archive().openSources(TWO_SOURCES);
    await stage.upsertTick({ seen: [sampleSeenMatch("1", sampleOver("carried", 4))] });
    const imported = sampleSeenMatch("2", sampleOver("carried", 4), {
      at: SAMPLE_MATCH_NOON - DAY,
    });
    const old = sampleSeenMatch("3", sampleOver("old", 4), { at: SAMPLE_MATCH_NOON - DAY });
    await sources[1]?.insertAll([imported, old], new Map());
    const other = await sources[1]?.findSnapshot(SAMPLE_MATCH_NOON);
    expect([...(other?.snapshot.matches.values() ?? [])]).toEqual([imported]);
  });

  it("belongs to one URL and client", async () => {
    await stage.upsertTick({ seen: [sampleSeenMatch("1")] });
    const others = await stage.archive().openSources([
      { ...SAMPLE_SOURCE, client: "other" },
      { ...SAMPLE_SOURCE, address: "https://elsewhere.example.net" },
    ]);
    for (const other of others.sources) {
      expect((await other.findSnapshot(SAMPLE_MATCH_NOON)).snapshot.matches.size).toBe(0);
    }
    expect(await others.reader.findByKey("chess.example.net/1")).toBeNull();
  });
}

/** Describes what later ticks change in a snapshot. */
function describeUpdates(stage: ArchiveFixture): void {
  it("keeps the last sighting of a match that is no longer listed", async () => {
    const one = sampleSeenMatch("1");
    const first = createStoredSourceAt(SAMPLE_MATCH_NOON, [one]);
    await stage.upsertTick({ after: first });
    await stage.upsertTick({ before: first, at: LATER, seen: [one] });
    const { snapshot } = await stage.source().findSnapshot(LATER);
    expect(snapshot.matches.get(one.match.key)?.sighting.lastSeen).toBe(SAMPLE_MATCH_NOON);
  });

  it("is updated with later commits, also of other processes", async () => {
    const first = createStoredSourceAt(SAMPLE_MATCH_NOON, [
      sampleSeenMatch("1"),
      sampleSeenMatch("2", {}, { list: "upcoming" }),
    ]);
    await stage.upsertTick({ after: first });
    const follower = await stage.source().findSnapshot(SAMPLE_MATCH_NOON);
    const seen = [
      sampleSeenMatch("1", {}, SEEN_AGAIN),
      sampleSeenMatch("2", { bestOf: 5 }, { ...SEEN_AGAIN, changedAt: LATER }),
      sampleSeenMatch("3", {}, { at: LATER, list: "upcoming" }),
    ];
    const second = createStoredSourceAt(LATER, seen, { watchingSince: SAMPLE_MATCH_NOON });
    const { tick } = await stage.upsertTick({ before: first, after: second });
    expect(await stage.source().findSnapshotSince(follower, LATER)).toEqual({
      tick,
      at: LATER,
      ...second,
    });
    expect((await stage.source().findSnapshot(LATER)).snapshot).toEqual(second.snapshot);
  });

  it("gets every match of a tournament that is listed again, in every source", async () => {
    const { sources, upsertTick } = await stage.archive().openSources(TWO_SOURCES);
    const carried = sampleOver("carried", 4);
    const imported = ["1", "2", "3"].map((id) =>
      sampleSeenMatch(id, carried, { at: SAMPLE_MATCH_NOON - DAY, list: null }),
    );
    await sources[0]?.insertAll(imported.slice(0, 2), new Map());
    await sources[1]?.insertAll(imported.slice(2), new Map());
    const followers = await Promise.all(sources.map((one) => one.findSnapshot(SAMPLE_MATCH_NOON)));
    expect(followers.map(({ snapshot }) => snapshot.matches.size)).toEqual([0, 0]);
    const after = createStoredSourceAt(SAMPLE_MATCH_NOON, [sampleSeenMatch("1", carried)]);
    const unchanged = { before: EMPTY_STORED_SOURCE, after: EMPTY_STORED_SOURCE };
    const observations = [{ before: EMPTY_STORED_SOURCE, after }, unchanged];
    await upsertTick({ at: SAMPLE_MATCH_NOON, observations, changes: [] });
    const updated = await Promise.all(
      sources.map((one, index) =>
        one.findSnapshotSince(must(followers[index], "one per source"), SAMPLE_MATCH_NOON),
      ),
    );
    const ids = updated.map(({ snapshot }) =>
      [...snapshot.matches.values()].map(({ match }) => match.id),
    );
    expect(ids.map((each) => each.toSorted())).toEqual([["1", "2"], ["3"]]);
  });

  it("gets no match of a tournament long over, e.g. after an import", async () => {
    await stage.upsertTick({ seen: [sampleSeenMatch("1")] });
    const follower = await stage.source().findSnapshot(SAMPLE_MATCH_NOON);
    const old = sampleSeenMatch("2", sampleOver("old", 4), { list: null });
    await stage.source().insertAll([old], new Map());
    const { snapshot } = await stage.source().findSnapshotSince(follower, SAMPLE_MATCH_NOON);
    expect([...snapshot.matches.keys()]).toEqual(["chess.example.net/1"]);
  });
}
