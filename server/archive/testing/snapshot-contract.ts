import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#core/lib/time.ts";
import {
  SAMPLE_MATCH_NOON,
  EMPTY_STORED_SOURCE,
  createStoredSourceAt,
  sampleArchiveMatch,
  sampleArchiveTournament,
  createSeenMatchAt,
  SAMPLE_SOURCE,
} from "./samples.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";

const endedAt = (slug: string, days: number) => {
  const end = SAMPLE_MATCH_NOON - days * DAY;
  return { tournament: sampleArchiveTournament(slug, end), start: end };
};

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
    const upcoming = createSeenMatchAt(
      sampleArchiveMatch("1", { start: SAMPLE_MATCH_NOON + DAY }),
      SAMPLE_MATCH_NOON,
      "upcoming",
    );
    const ended = createSeenMatchAt(sampleArchiveMatch("2"), SAMPLE_MATCH_NOON, "ended", {
      wasEnded: true,
    });
    const withdrawn = createSeenMatchAt(sampleArchiveMatch("3"), SAMPLE_MATCH_NOON, "upcoming", {
      firstSeen: SAMPLE_MATCH_NOON - DAY,
      lastSeen: SAMPLE_MATCH_NOON - MINUTE,
      changedAt: SAMPLE_MATCH_NOON - 2 * MINUTE,
      withdrawnAt: SAMPLE_MATCH_NOON,
    });
    const issues = [{ match: null, code: "limit", message: "The list holds 101." }];
    const after = createStoredSourceAt(SAMPLE_MATCH_NOON, [upcoming, ended, withdrawn], { issues });
    const { tick } = await stage.upsertTick({ before: EMPTY_STORED_SOURCE, after, changes: [] });
    await stage.reopen();
    expect(await stage.source().findSnapshot(SAMPLE_MATCH_NOON + MINUTE)).toEqual({
      tick,
      at: SAMPLE_MATCH_NOON,
      ...after,
      sent: createStoredSourceAt(SAMPLE_MATCH_NOON, [upcoming, ended]).sent,
    });
  });

  it("leaves out tournaments over for three days, except listed ones", async () => {
    const seen = [
      createSeenMatchAt(
        sampleArchiveMatch("1", endedAt("fresh", 2)),
        SAMPLE_MATCH_NOON - DAY,
        "ended",
      ),
      createSeenMatchAt(
        sampleArchiveMatch("2", endedAt("old", 4)),
        SAMPLE_MATCH_NOON - DAY,
        "ended",
      ),
      createSeenMatchAt(sampleArchiveMatch("3", endedAt("carried", 4)), SAMPLE_MATCH_NOON, "ended"),
      createSeenMatchAt(
        sampleArchiveMatch("4", endedAt("carried", 4)),
        SAMPLE_MATCH_NOON - DAY,
        "ended",
      ),
    ];
    await stage.upsertTick({
      before: EMPTY_STORED_SOURCE,
      after: createStoredSourceAt(SAMPLE_MATCH_NOON, seen),
      changes: [],
    });
    const { snapshot } = await stage.source().findSnapshot(SAMPLE_MATCH_NOON);
    const ids = [...snapshot.matches.values()].map(({ match }) => match.id);
    expect(ids.toSorted()).toEqual(["1", "3", "4"]);
    const old = await stage.source().findAllByTournaments(["chess.example.net/old"]);
    expect(old).toEqual([seen[1]]);
  });

  it("belongs to one URL and client", async () => {
    const after = createStoredSourceAt(SAMPLE_MATCH_NOON, [
      createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended"),
    ]);
    await stage.upsertTick({ before: EMPTY_STORED_SOURCE, after, changes: [] });
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
  it("returns the time of its list as the last sighting of a listed match", async () => {
    const first = createStoredSourceAt(SAMPLE_MATCH_NOON, [
      createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended"),
    ]);
    const later = SAMPLE_MATCH_NOON + MINUTE;
    const again = createStoredSourceAt(
      later,
      [
        createSeenMatchAt(sampleArchiveMatch("1"), later, "ended", {
          firstSeen: SAMPLE_MATCH_NOON,
          changedAt: SAMPLE_MATCH_NOON,
        }),
      ],
      { watchingSince: SAMPLE_MATCH_NOON },
    );
    await stage.upsertTick({ before: EMPTY_STORED_SOURCE, after: first, changes: [] });
    await stage.upsertTick({ before: first, after: again, changes: [] });
    expect((await stage.source().findSnapshot(later)).snapshot).toEqual(again.snapshot);
  });

  it("keeps the last sighting of a match that is no longer listed", async () => {
    const one = createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended");
    const first = createStoredSourceAt(SAMPLE_MATCH_NOON, [one]);
    const second = createStoredSourceAt(SAMPLE_MATCH_NOON + MINUTE, [one]);
    await stage.upsertTick({ before: EMPTY_STORED_SOURCE, after: first, changes: [] });
    await stage.upsertTick({ before: first, after: second, changes: [] });
    const { snapshot } = await stage.source().findSnapshot(SAMPLE_MATCH_NOON + MINUTE);
    expect(snapshot.matches.get(one.match.key)?.sighting.lastSeen).toBe(SAMPLE_MATCH_NOON);
  });

  it("is updated with later commits of other processes", async () => {
    const first = createStoredSourceAt(SAMPLE_MATCH_NOON, [
      createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended"),
      createSeenMatchAt(sampleArchiveMatch("2"), SAMPLE_MATCH_NOON, "upcoming"),
    ]);
    await stage.upsertTick({ before: EMPTY_STORED_SOURCE, after: first, changes: [] });
    const follower = await stage.source().findSnapshot(SAMPLE_MATCH_NOON);
    const later = SAMPLE_MATCH_NOON + MINUTE;
    const ends = { firstSeen: SAMPLE_MATCH_NOON, changedAt: later };
    const second = createStoredSourceAt(
      later,
      [
        createSeenMatchAt(sampleArchiveMatch("1"), later, "ended", {
          firstSeen: SAMPLE_MATCH_NOON,
          changedAt: SAMPLE_MATCH_NOON,
        }),
        createSeenMatchAt(sampleArchiveMatch("2", { bestOf: 5 }), later, "ended", ends),
        createSeenMatchAt(sampleArchiveMatch("3"), later, "upcoming"),
      ],
      { watchingSince: SAMPLE_MATCH_NOON },
    );
    const { tick } = await stage.upsertTick({ before: first, after: second, changes: [] });
    expect(await stage.source().findSnapshotSince(follower)).toEqual({
      tick,
      at: later,
      ...second,
    });
  });
}
