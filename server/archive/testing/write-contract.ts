import { describe, expect, it } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";
import { SAMPLE_CUP, SAMPLE_MATCH_NOON, sampleChange, sampleSeenMatch } from "./samples.ts";

/** Describes the tests of successful and failed writes. */
export function defineWriteTests(stage: ArchiveFixture): void {
  describe("a write", () => {
    it("inserts matches from files, and leaves archived ones unchanged", async () => {
      const watched = sampleSeenMatch("1");
      await stage.upsertTick({ seen: [watched] });
      const fromFile = { at: SAMPLE_MATCH_NOON + MINUTE, list: null };
      const played = sampleSeenMatch("0", {}, fromFile);
      const stale = sampleSeenMatch("1", { bestOf: 9 }, fromFile);
      const sent = new Map([[played.match.key, { id: "0" }]]);
      expect(await stage.source().insertAll([played, stale], sent)).toBe(1);
      expect(await stage.reader().findAllByTournament(SAMPLE_CUP)).toEqual([played, watched]);
      expect(await stage.reader().findSentByKey(played.match.key)).toEqual({ id: "0" });
    });

    it("stores nothing of a tick that fails halfway", async () => {
      const [first] = (await stage.upsertTick({ changes: [sampleChange("a/1")] })).changes;
      const seen = [sampleSeenMatch("1", {}, { firstSeen: Number.NaN })];
      const broken = stage.upsertTick({ seen, changes: [sampleChange("a/2")] });
      await expect(broken).rejects.toThrow(/first_seen|bigint/);
      expect(await stage.reader().findLastSeq()).toBe(first?.seq);
      const next = await stage.upsertTick({ seen: [sampleSeenMatch("1")] });
      expect(next.changes).toEqual([]);
      expect(await stage.reader().findAllByTournament(SAMPLE_CUP)).toHaveLength(1);
    });
  });
}
