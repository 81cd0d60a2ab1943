import { describe, expect, it } from "vitest";
import type { Change } from "#core/model/change.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";
import { SAMPLE_CUP, SAMPLE_MATCH_NOON, sampleChange } from "./samples.ts";

const LATER = SAMPLE_MATCH_NOON + MINUTE;

/** Describes the tests of numbering and reading changes. */
export function defineChangeLogTests(stage: ArchiveFixture): void {
  describe("the change log", () => {
    it("numbers changes without gaps across ticks and restarts", async () => {
      const { last } = await stage.reader().findChangesAfter(0, 10);
      const base = await stage.publicQueries().findLastSeq();
      const logged = (number: number, at: number) => ({
        seq: last + number,
        publicSeq: base + number,
        at,
        change: sampleChange(`a/${number}`),
      });
      const first = await stage.upsertTick({ changes: [sampleChange("a/1"), sampleChange("a/2")] });
      await stage.reopen();
      const second = await stage.upsertTick({ at: LATER, changes: [sampleChange("a/3")] });
      expect([...first.changes, ...second.changes]).toEqual([
        logged(1, SAMPLE_MATCH_NOON),
        logged(2, SAMPLE_MATCH_NOON),
        logged(3, LATER),
      ]);
      expect(await stage.reader().findLastSeq()).toBe(last + 3);
    });

    it("returns the changes after a logged number, and reports unknown numbers", async () => {
      const reader = stage.reader();
      const before = await reader.findChangesAfter(0, 10);
      const { changes } = await stage.upsertTick({
        changes: ["a/1", "a/2", "b/3"].map((match) => sampleChange(match)),
      });
      const last = before.last + 3;
      const page = async (...query: Parameters<typeof reader.findChangesAfter>) => {
        const { known, changes: found, last: newest } = await reader.findChangesAfter(...query);
        expect(newest).toBe(last);
        return [known, found];
      };
      expect(await page(last - 2, 10)).toEqual([true, changes.slice(1)]);
      expect(await page(last - 2, 1)).toEqual([true, changes.slice(1, 2)]);
      expect(await page(last, 10)).toEqual([true, []]);
      expect(await page(last + 1, 10)).toEqual([false, []]);
      expect(await page(before.last, 10)).toEqual([true, changes]);
      expect(await page(17, 10)).toEqual([false, []]);
      expect(await reader.findNewestChanges(2)).toEqual([changes[2], changes[1]]);
      expect(await reader.findChangesSince(SAMPLE_MATCH_NOON)).toEqual(changes);
      expect(await reader.findChangesSince(SAMPLE_MATCH_NOON + 1)).toEqual([]);
      expect(await reader.findNewestChanges(10, { match: "a/2" })).toEqual([changes[1]]);
      const ofCup = { tournament: SAMPLE_CUP };
      const ofMatch = { match: "a/2" };
      expect(await reader.findNewestChanges(2, ofCup)).toEqual([changes[2], changes[1]]);
      expect(await page(before.last, 10, ofMatch)).toEqual([true, [changes[1]]]);
      expect(await page(last - 1, 10, ofMatch)).toEqual([true, []]);
      expect(await page(before.last, 1, ofCup)).toEqual([true, [changes[0]]]);
      expect(await reader.findNewestChanges(9, { ...ofMatch, tournament: "b/other" })).toEqual([]);
    });

    it("reads the end of a match that was stored before changes had its score", async () => {
      const end = { type: "ended", by: "locked", match: "a/1", tournament: SAMPLE_CUP } as const;
      const old: Change = JSON.parse(JSON.stringify(end));
      await stage.upsertTick({ changes: [old, { ...end, scores: [2, 1] }] });
      const read = await stage.reader().findNewestChanges(2);
      expect(read.map(({ change }) => change)).toEqual([
        { ...end, scores: [2, 1] },
        { ...end, scores: null },
      ]);
    });

    it("finds the time of the newest change of start or contestants of each match", async () => {
      const moved = (match: string): Change => ({
        type: "rescheduled",
        from: SAMPLE_MATCH_NOON,
        to: LATER,
        match,
        tournament: SAMPLE_CUP,
      });
      await stage.upsertTick({ changes: [moved("a/1"), moved("a/2")] });
      const later = [moved("a/1"), sampleChange("a/2"), sampleChange("a/3")];
      await stage.upsertTick({ at: LATER, changes: later });
      expect(await stage.reader().findRevisions([SAMPLE_CUP, "unknown/cup"])).toEqual(
        new Map([
          ["a/1", LATER],
          ["a/2", SAMPLE_MATCH_NOON],
        ]),
      );
      expect(await stage.reader().findRevisions([])).toEqual(new Map());
    });
  });
}
