import { describe, expect, it } from "vitest";
import type { Change } from "#core/model/change.ts";
import { DAY } from "#core/lib/time.ts";
import {
  NOON,
  NOTHING,
  observedAt,
  sampleEntry,
  sampleMatch,
  sampleTournament,
  seenAt,
} from "./samples.ts";
import type { Stage } from "./stage.ts";

const overFor = (slug: string, days: number) => {
  const end = NOON - days * DAY;
  return { tournament: sampleTournament(slug, end), start: end };
};
const change = (match: string): Change => ({ type: "started", match, tournament: "a/cup" });

/** What is deleted once it has been over for long enough. */
export function describeRetention(stage: Stage): void {
  describe("retention", () => {
    it("deletes tournaments that are over for longer, but for those that a list carries", async () => {
      const seen = [
        seenAt(sampleMatch("1", overFor("recent", 9)), NOON - DAY, "ended"),
        seenAt(sampleMatch("2", overFor("old", 11)), NOON - DAY, "ended"),
        seenAt(sampleMatch("3", overFor("old", 12)), NOON - DAY, null),
        seenAt(sampleMatch("4", overFor("carried", 11)), NOON, "ended"),
      ];
      await stage.upsertTick({
        before: NOTHING,
        after: observedAt(NOON, seen),
        changes: [],
      });
      const deleted = await stage.archive().deleteOverBefore(NOON - 10 * DAY);
      expect(deleted).toEqual({ tournaments: 1, changes: 0 });
      const reader = stage.reader();
      const left = await reader.findAllByContestant(sampleEntry("Aino Rook", 1).key);
      expect(left.map(({ match }) => match.id)).toEqual(["1", "4"]);
      expect((await reader.findAllByText("", 9)).map(({ match }) => match.id)).toEqual(["1", "4"]);
      expect(await reader.findSentByKey("chess.example.net/2")).toBeUndefined();
      expect((await reader.findTournamentsByText("", 9)).map(({ slug }) => slug)).toEqual([
        "recent",
        "carried",
      ]);
    });

    it("deletes claims from before", async () => {
      const said = { state: "done", who: "Aino", by: "Aino", note: "", until: null } as const;
      const claimAt = (id: string, at: number) => ({ id, ...said, facts: [], at });
      const { desk } = stage.archive();
      await desk.upsertClaim(claimAt("old", NOON - 11 * DAY));
      await desk.upsertClaim(claimAt("new", NOON - 9 * DAY));
      await stage.archive().deleteOverBefore(NOON - 10 * DAY);
      expect(await desk.findClaims()).toEqual([claimAt("new", NOON - 9 * DAY)]);
    });

    it("deletes every change from before, however many there are", async () => {
      const many = Array.from({ length: 10_001 }, (_, index) => change(`a/${index}`));
      const before = NOON - 10 * DAY;
      const tick = (at: number, changes: readonly Change[]) =>
        stage.upsertTick({ before: NOTHING, after: observedAt(at, []), changes });
      await tick(before, [change("a/kept")]);
      await tick(before - DAY, many);
      await tick(before + DAY, [change("a/new")]);
      expect(await stage.archive().deleteOverBefore(before)).toMatchObject({ changes: 10_001 });
      expect(await stage.reader().findNewestChanges(9)).toHaveLength(2);
    });

    it("deletes changes from before, and never gives their numbers out again", async () => {
      const log = (at: number, match: string) =>
        stage.upsertTick({ before: NOTHING, after: observedAt(at, []), changes: [change(match)] });
      const first = await log(NOON - 11 * DAY, "a/1");
      const second = await log(NOON - 9 * DAY, "a/2");
      expect(await stage.archive().deleteOverBefore(NOON - 10 * DAY)).toEqual({
        tournaments: 0,
        changes: 1,
      });
      const reader = stage.reader();
      expect(await reader.findNewestChanges(9)).toEqual(second.changes);
      expect(await stage.archive().deleteOverBefore(NOON)).toEqual({
        tournaments: 0,
        changes: 1,
      });
      const third = await log(NOON, "a/3");
      const seqs = [first, second, third].map(({ changes }) => changes[0]?.seq ?? 0);
      expect(seqs[2]).toBe((seqs[0] ?? 0) + 2);
      expect((await reader.findChangesAfter(seqs[0] ?? 0, 9)).known).toBe(false);
      expect((await reader.findChangesAfter(seqs[1] ?? 0, 9)).changes).toEqual(third.changes);
    });
  });
}
