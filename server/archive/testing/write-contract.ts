import { describe, expect, it } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import { ARCHIVE_NOON, NOTHING, observedAt, sampleArchiveMatch, seenAt } from "./samples.ts";
import { type ArchiveFixture } from "./archive-fixture.ts";

const CUP = "chess.example.net/spring-cup";

/** Describes the tests of successful and failed writes. */
export function describeWrites(stage: ArchiveFixture): void {
  describe("a write", () => {
    it("inserts matches from files, and leaves archived ones unchanged", async () => {
      const watched = seenAt(sampleArchiveMatch("1"), ARCHIVE_NOON, "ended");
      await stage.upsertTick({
        before: NOTHING,
        after: observedAt(ARCHIVE_NOON, [watched]),
        changes: [],
      });
      const played = seenAt(sampleArchiveMatch("0"), ARCHIVE_NOON + MINUTE, null);
      const stale = seenAt(sampleArchiveMatch("1", { bestOf: 9 }), ARCHIVE_NOON + MINUTE, null);
      const sent = new Map([[played.match.key, { id: "0" }]]);
      expect(await stage.source().insertAll([played, stale], sent)).toBe(1);
      expect(await stage.reader().findAllByTournament(CUP)).toEqual([played, watched]);
      expect(await stage.reader().findSentByKey(played.match.key)).toEqual({ id: "0" });
    });

    it("stores nothing of a tick that fails halfway", async () => {
      const [first] = (
        await stage.upsertTick({
          before: NOTHING,
          after: observedAt(ARCHIVE_NOON, []),
          changes: [{ type: "started", match: "a/1", tournament: CUP }],
        })
      ).changes;
      const broken = observedAt(ARCHIVE_NOON, [
        seenAt(sampleArchiveMatch("1"), ARCHIVE_NOON, "ended", { firstSeen: Number.NaN }),
      ]);
      await expect(
        stage.upsertTick({
          before: NOTHING,
          after: broken,
          changes: [{ type: "started", match: "a/2", tournament: CUP }],
        }),
      ).rejects.toThrow(/first_seen|bigint/);
      expect(await stage.reader().findLastSeq()).toBe(first?.seq);
      const next = await stage.upsertTick({
        before: NOTHING,
        after: observedAt(ARCHIVE_NOON, [seenAt(sampleArchiveMatch("1"), ARCHIVE_NOON, "ended")]),
        changes: [],
      });
      expect(next.changes).toEqual([]);
      expect(await stage.reader().findAllByTournament(CUP)).toHaveLength(1);
    });
  });
}
