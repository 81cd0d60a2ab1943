import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#core/lib/time.ts";
import {
  ARCHIVE_NOON,
  NOTHING,
  observedAt,
  sampleArchiveMatch,
  sampleArchiveTournament,
  seenAt,
  SOURCE,
} from "./samples.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";

const endedAt = (slug: string, days: number) => {
  const end = ARCHIVE_NOON - days * DAY;
  return { tournament: sampleArchiveTournament(slug, end), start: end };
};

/** Describes the tests of storing and reading snapshots. */
export function describeSnapshots(stage: ArchiveFixture): void {
  describe("a snapshot", () => {
    describeContents(stage);
    describeUpdates(stage);
  });
}

/** Describes which matches a snapshot contains. */
function describeContents(stage: ArchiveFixture): void {
  it("is empty before the first tick, with watching since now", async () => {
    const { snapshot, tick } = await stage.source().findSnapshot(ARCHIVE_NOON);
    expect(tick).toBe(0);
    expect(snapshot).toEqual(NOTHING.snapshot);
  });

  it("contains the committed matches and the raw JSON of listed ones, also after a restart", async () => {
    const upcoming = seenAt(
      sampleArchiveMatch("1", { start: ARCHIVE_NOON + DAY }),
      ARCHIVE_NOON,
      "upcoming",
    );
    const ended = seenAt(sampleArchiveMatch("2"), ARCHIVE_NOON, "ended", { wasEnded: true });
    const withdrawn = seenAt(sampleArchiveMatch("3"), ARCHIVE_NOON, "upcoming", {
      firstSeen: ARCHIVE_NOON - DAY,
      lastSeen: ARCHIVE_NOON - MINUTE,
      changedAt: ARCHIVE_NOON - 2 * MINUTE,
      withdrawnAt: ARCHIVE_NOON,
    });
    const issues = [{ match: null, code: "limit", message: "The list holds 101." }];
    const after = observedAt(ARCHIVE_NOON, [upcoming, ended, withdrawn], { issues });
    const { tick } = await stage.upsertTick({ before: NOTHING, after, changes: [] });
    await stage.reopen();
    expect(await stage.source().findSnapshot(ARCHIVE_NOON + MINUTE)).toEqual({
      tick,
      at: ARCHIVE_NOON,
      ...after,
      sent: observedAt(ARCHIVE_NOON, [upcoming, ended]).sent,
    });
  });

  it("leaves out tournaments over for three days, except listed ones", async () => {
    const seen = [
      seenAt(sampleArchiveMatch("1", endedAt("fresh", 2)), ARCHIVE_NOON - DAY, "ended"),
      seenAt(sampleArchiveMatch("2", endedAt("old", 4)), ARCHIVE_NOON - DAY, "ended"),
      seenAt(sampleArchiveMatch("3", endedAt("carried", 4)), ARCHIVE_NOON, "ended"),
      seenAt(sampleArchiveMatch("4", endedAt("carried", 4)), ARCHIVE_NOON - DAY, "ended"),
    ];
    await stage.upsertTick({
      before: NOTHING,
      after: observedAt(ARCHIVE_NOON, seen),
      changes: [],
    });
    const { snapshot } = await stage.source().findSnapshot(ARCHIVE_NOON);
    const ids = [...snapshot.matches.values()].map(({ match }) => match.id);
    expect(ids.toSorted()).toEqual(["1", "3", "4"]);
    const old = await stage.source().findAllByTournaments(["chess.example.net/old"]);
    expect(old).toEqual([seen[1]]);
  });

  it("belongs to one URL and client", async () => {
    const after = observedAt(ARCHIVE_NOON, [
      seenAt(sampleArchiveMatch("1"), ARCHIVE_NOON, "ended"),
    ]);
    await stage.upsertTick({ before: NOTHING, after, changes: [] });
    const others = await stage.archive().openSources([
      { ...SOURCE, client: "other" },
      { ...SOURCE, address: "https://elsewhere.example.net" },
    ]);
    for (const other of others.sources) {
      expect((await other.findSnapshot(ARCHIVE_NOON)).snapshot.matches.size).toBe(0);
    }
    expect(await others.reader.findByKey("chess.example.net/1")).toBeNull();
  });
}

/** Describes what later ticks change in a snapshot. */
function describeUpdates(stage: ArchiveFixture): void {
  it("returns the time of its list as the last sighting of a listed match", async () => {
    const first = observedAt(ARCHIVE_NOON, [
      seenAt(sampleArchiveMatch("1"), ARCHIVE_NOON, "ended"),
    ]);
    const later = ARCHIVE_NOON + MINUTE;
    const again = observedAt(
      later,
      [
        seenAt(sampleArchiveMatch("1"), later, "ended", {
          firstSeen: ARCHIVE_NOON,
          changedAt: ARCHIVE_NOON,
        }),
      ],
      { watchingSince: ARCHIVE_NOON },
    );
    await stage.upsertTick({ before: NOTHING, after: first, changes: [] });
    await stage.upsertTick({ before: first, after: again, changes: [] });
    expect((await stage.source().findSnapshot(later)).snapshot).toEqual(again.snapshot);
  });

  it("keeps the last sighting of a match that is no longer listed", async () => {
    const one = seenAt(sampleArchiveMatch("1"), ARCHIVE_NOON, "ended");
    const first = observedAt(ARCHIVE_NOON, [one]);
    const second = observedAt(ARCHIVE_NOON + MINUTE, [one]);
    await stage.upsertTick({ before: NOTHING, after: first, changes: [] });
    await stage.upsertTick({ before: first, after: second, changes: [] });
    const { snapshot } = await stage.source().findSnapshot(ARCHIVE_NOON + MINUTE);
    expect(snapshot.matches.get(one.match.key)?.sighting.lastSeen).toBe(ARCHIVE_NOON);
  });

  it("is updated with later commits of other processes", async () => {
    const first = observedAt(ARCHIVE_NOON, [
      seenAt(sampleArchiveMatch("1"), ARCHIVE_NOON, "ended"),
      seenAt(sampleArchiveMatch("2"), ARCHIVE_NOON, "upcoming"),
    ]);
    await stage.upsertTick({ before: NOTHING, after: first, changes: [] });
    const follower = await stage.source().findSnapshot(ARCHIVE_NOON);
    const later = ARCHIVE_NOON + MINUTE;
    const ends = { firstSeen: ARCHIVE_NOON, changedAt: later };
    const second = observedAt(
      later,
      [
        seenAt(sampleArchiveMatch("1"), later, "ended", {
          firstSeen: ARCHIVE_NOON,
          changedAt: ARCHIVE_NOON,
        }),
        seenAt(sampleArchiveMatch("2", { bestOf: 5 }), later, "ended", ends),
        seenAt(sampleArchiveMatch("3"), later, "upcoming"),
      ],
      { watchingSince: ARCHIVE_NOON },
    );
    const { tick } = await stage.upsertTick({ before: first, after: second, changes: [] });
    expect(await stage.source().findSnapshotSince(follower)).toEqual({
      tick,
      at: later,
      ...second,
    });
  });
}
