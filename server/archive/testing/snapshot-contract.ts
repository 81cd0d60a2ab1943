import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#core/lib/time.ts";
import {
  NOON,
  NOTHING,
  observedAt,
  sampleMatch,
  sampleTournament,
  seenAt,
  SOURCE,
} from "./samples.ts";
import type { Stage } from "./stage.ts";

const endedAt = (slug: string, days: number) => {
  const end = NOON - days * DAY;
  return { tournament: sampleTournament(slug, end), start: end };
};

/** What a source must remember of its snapshot. */
export function describeSnapshots(stage: Stage): void {
  describe("a snapshot", () => {
    it("is empty at first, watching from now on", async () => {
      const { snapshot, tick } = await stage.source().findSnapshot(NOON);
      expect(tick).toBe(0);
      expect(snapshot).toEqual(NOTHING.snapshot);
    });

    it("is what was committed and what its lists hold as sent, after a restart too", async () => {
      const upcoming = seenAt(sampleMatch("1", { start: NOON + DAY }), NOON, "upcoming");
      const ended = seenAt(sampleMatch("2"), NOON, "ended", { wasEnded: true });
      const gone = seenAt(sampleMatch("3"), NOON, "upcoming", {
        firstSeen: NOON - DAY,
        lastSeen: NOON - MINUTE,
        changedAt: NOON - 2 * MINUTE,
        withdrawnAt: NOON,
      });
      const issues = [{ match: null, code: "limit", message: "The list holds 101." }];
      const after = observedAt(NOON, [upcoming, ended, gone], { issues });
      const { tick } = await stage.upsertTick({ before: NOTHING, after, changes: [] });
      await stage.reopen();
      expect(await stage.source().findSnapshot(NOON + MINUTE)).toEqual({
        tick,
        at: NOON,
        ...after,
        sent: observedAt(NOON, [upcoming, ended]).sent,
      });
    });

    it("holds a match as fresh as the list that carries it, though only the list was written", async () => {
      const first = observedAt(NOON, [seenAt(sampleMatch("1"), NOON, "ended")]);
      const later = NOON + MINUTE;
      const again = observedAt(
        later,
        [
          seenAt(sampleMatch("1"), later, "ended", {
            firstSeen: NOON,
            changedAt: NOON,
          }),
        ],
        { watchingSince: NOON },
      );
      await stage.upsertTick({ before: NOTHING, after: first, changes: [] });
      await stage.upsertTick({ before: first, after: again, changes: [] });
      expect((await stage.source().findSnapshot(later)).snapshot).toEqual(again.snapshot);
    });

    it("keeps when a match was last seen once its list has left it out", async () => {
      const one = seenAt(sampleMatch("1"), NOON, "ended");
      const first = observedAt(NOON, [one]);
      const second = observedAt(NOON + MINUTE, [one]);
      await stage.upsertTick({ before: NOTHING, after: first, changes: [] });
      await stage.upsertTick({ before: first, after: second, changes: [] });
      const { snapshot } = await stage.source().findSnapshot(NOON + MINUTE);
      expect(snapshot.matches.get(one.match.key)?.sighting.lastSeen).toBe(NOON);
    });

    it("leaves out tournaments that are over for three days, unless a list carries them", async () => {
      const seen = [
        seenAt(sampleMatch("1", endedAt("fresh", 2)), NOON - DAY, "ended"),
        seenAt(sampleMatch("2", endedAt("old", 4)), NOON - DAY, "ended"),
        seenAt(sampleMatch("3", endedAt("carried", 4)), NOON, "ended"),
        seenAt(sampleMatch("4", endedAt("carried", 4)), NOON - DAY, "ended"),
      ];
      await stage.upsertTick({
        before: NOTHING,
        after: observedAt(NOON, seen),
        changes: [],
      });
      const { snapshot } = await stage.source().findSnapshot(NOON);
      const ids = [...snapshot.matches.values()].map(({ match }) => match.id);
      expect(ids.toSorted()).toEqual(["1", "3", "4"]);
      const old = await stage.source().findAllByTournaments(["chess.example.net/old"]);
      expect(old).toEqual([seen[1]]);
    });

    it("is brought up to date by what others committed since", async () => {
      const first = observedAt(NOON, [
        seenAt(sampleMatch("1"), NOON, "ended"),
        seenAt(sampleMatch("2"), NOON, "upcoming"),
      ]);
      await stage.upsertTick({ before: NOTHING, after: first, changes: [] });
      const follower = await stage.source().findSnapshot(NOON);
      const later = NOON + MINUTE;
      const ends = { firstSeen: NOON, changedAt: later };
      const second = observedAt(
        later,
        [
          seenAt(sampleMatch("1"), later, "ended", {
            firstSeen: NOON,
            changedAt: NOON,
          }),
          seenAt(sampleMatch("2", { bestOf: 5 }), later, "ended", ends),
          seenAt(sampleMatch("3"), later, "upcoming"),
        ],
        { watchingSince: NOON },
      );
      const { tick } = await stage.upsertTick({ before: first, after: second, changes: [] });
      expect(await stage.source().findSnapshotSince(follower)).toEqual({
        tick,
        at: later,
        ...second,
      });
    });

    it("belongs to one address and client", async () => {
      const after = observedAt(NOON, [seenAt(sampleMatch("1"), NOON, "ended")]);
      await stage.upsertTick({ before: NOTHING, after, changes: [] });
      const others = await stage.archive().openSources([
        { ...SOURCE, client: "other" },
        { ...SOURCE, address: "https://elsewhere.example.net" },
      ]);
      for (const other of others.sources) {
        expect((await other.findSnapshot(NOON)).snapshot.matches.size).toBe(0);
      }
      expect(await others.reader.findByKey("chess.example.net/1")).toBeNull();
    });
  });
}
