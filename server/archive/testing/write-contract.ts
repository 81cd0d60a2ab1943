import { describe, expect, it } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import {
  SAMPLE_MATCH_NOON,
  EMPTY_STORED_SOURCE,
  createStoredSourceAt,
  sampleArchiveMatch,
  createSeenMatchAt,
} from "./samples.ts";
import { type ArchiveFixture } from "./archive-fixture.ts";

const CUP = "chess.example.net/spring-cup";

/** Describes the tests of successful and failed writes. */
export function defineWriteTests(stage: ArchiveFixture): void {
  describe("a write", () => {
    it("inserts matches from files, and leaves archived ones unchanged", async () => {
      const watched = createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended");
      await stage.upsertTick({
        before: EMPTY_STORED_SOURCE,
        after: createStoredSourceAt(SAMPLE_MATCH_NOON, [watched]),
        changes: [],
      });
      const played = createSeenMatchAt(sampleArchiveMatch("0"), SAMPLE_MATCH_NOON + MINUTE, null);
      const stale = createSeenMatchAt(
        sampleArchiveMatch("1", { bestOf: 9 }),
        SAMPLE_MATCH_NOON + MINUTE,
        null,
      );
      const sent = new Map([[played.match.key, { id: "0" }]]);
      expect(await stage.source().insertAll([played, stale], sent)).toBe(1);
      expect(await stage.reader().findAllByTournament(CUP)).toEqual([played, watched]);
      expect(await stage.reader().findSentByKey(played.match.key)).toEqual({ id: "0" });
    });

    it("stores nothing of a tick that fails halfway", async () => {
      const [first] = (
        await stage.upsertTick({
          before: EMPTY_STORED_SOURCE,
          after: createStoredSourceAt(SAMPLE_MATCH_NOON, []),
          changes: [{ type: "started", match: "a/1", tournament: CUP }],
        })
      ).changes;
      const broken = createStoredSourceAt(SAMPLE_MATCH_NOON, [
        createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended", {
          firstSeen: Number.NaN,
        }),
      ]);
      await expect(
        stage.upsertTick({
          before: EMPTY_STORED_SOURCE,
          after: broken,
          changes: [{ type: "started", match: "a/2", tournament: CUP }],
        }),
      ).rejects.toThrow(/first_seen|bigint/);
      expect(await stage.reader().findLastSeq()).toBe(first?.seq);
      const next = await stage.upsertTick({
        before: EMPTY_STORED_SOURCE,
        after: createStoredSourceAt(SAMPLE_MATCH_NOON, [
          createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended"),
        ]),
        changes: [],
      });
      expect(next.changes).toEqual([]);
      expect(await stage.reader().findAllByTournament(CUP)).toHaveLength(1);
    });
  });
}
