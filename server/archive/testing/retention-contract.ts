import { describe, expect, it } from "vitest";
import { OUTAGE_KIND } from "#core/desk/service-record.ts";
import { DAY } from "#core/lib/time.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";
import {
  SAMPLE_MATCH_NOON,
  sampleChange,
  readActs,
  sampleClaim,
  storeActs,
  sampleEntry,
  sampleOver,
  sampleSeenMatch,
} from "./samples.ts";

const LIMIT = SAMPLE_MATCH_NOON - 10 * DAY;

/** Describes the tests of deleting old data. */
export function defineRetentionTests(stage: ArchiveFixture): void {
  const log = (at: number, ...matches: readonly string[]) =>
    stage.upsertTick({ at, changes: matches.map((match) => sampleChange(match)) });

  describe("retention", () => {
    it("deletes tournaments that were over before the limit, except listed ones", async () => {
      const unlisted = { at: SAMPLE_MATCH_NOON - DAY };
      await stage.upsertTick({
        seen: [
          sampleSeenMatch("1", sampleOver("recent", 9), unlisted),
          sampleSeenMatch("2", sampleOver("old", 11), unlisted),
          sampleSeenMatch("3", sampleOver("old", 12), { ...unlisted, list: null }),
          sampleSeenMatch("4", sampleOver("carried", 11)),
        ],
      });
      const deleted = await stage.archive().deleteOverBefore(LIMIT);
      expect(deleted).toEqual({ tournaments: 1, changes: 0 });
      const reader = stage.reader();
      const remaining = await reader.findAllByContestant(sampleEntry("Aino Rook", 1).key);
      expect(remaining.map(({ match }) => match.id)).toEqual(["1", "4"]);
      expect((await reader.findAllByText("", 9)).map(({ match }) => match.id)).toEqual(["1", "4"]);
      expect(await reader.findSentByKey("chess.example.net/2")).toBeUndefined();
      const tournaments = await reader.findTournamentsByText("", 9);
      expect(tournaments.map(({ slug }) => slug)).toEqual(["recent", "carried"]);
    });

    it("deletes claims and records about services from before the limit", async () => {
      const { desk } = stage.archive();
      const recent = sampleClaim("new", { state: "done", at: LIMIT + DAY });
      const outage = { ...recent, kind: OUTAGE_KIND, scope: "a", at: LIMIT - DAY };
      await storeActs(desk, sampleClaim("old", { state: "done", at: LIMIT - DAY }), outage, recent);
      await stage.archive().deleteOverBefore(LIMIT);
      expect(await readActs(desk)).toEqual([recent]);
    });

    it("deletes all changes from before the limit in several statements", async () => {
      await log(LIMIT, "a/kept");
      await log(LIMIT - DAY, ...Array.from({ length: 5_001 }, (_, index) => `a/${index}`));
      await log(LIMIT + DAY, "a/new");
      expect(await stage.archive().deleteOverBefore(LIMIT)).toMatchObject({ changes: 5_001 });
      expect(await stage.reader().findNewestChanges(9)).toHaveLength(2);
    });

    it("deletes changes from before the limit, and never reuses their numbers", async () => {
      const first = await log(LIMIT - DAY, "a/1");
      const second = await log(LIMIT + DAY, "a/2");
      const deleted = { tournaments: 0, changes: 1 };
      expect(await stage.archive().deleteOverBefore(LIMIT)).toEqual(deleted);
      const reader = stage.reader();
      expect(await reader.findNewestChanges(9)).toEqual(second.changes);
      expect(await stage.archive().deleteOverBefore(SAMPLE_MATCH_NOON)).toEqual(deleted);
      const third = await log(SAMPLE_MATCH_NOON, "a/3");
      const [one = 0, two = 0, three] = [first, second, third].map(
        ({ changes }) => changes[0]?.seq,
      );
      expect(three).toBe(one + 2);
      expect((await reader.findChangesAfter(one, 9)).known).toBe(false);
      expect((await reader.findChangesAfter(two, 9)).changes).toEqual(third.changes);
    });
  });
}
