import { describe, expect, it } from "vitest";
import type { Change } from "#core/model/change.ts";
import { MINUTE } from "#core/lib/time.ts";
import { SAMPLE_MATCH_NOON, EMPTY_STORED_SOURCE, createStoredSourceAt } from "./samples.ts";
import { type ArchiveFixture } from "./archive-fixture.ts";

const CUP = "chess.example.net/spring-cup";

const change = (match: string): Change => ({ type: "started", match, tournament: CUP });

/** Describes the tests of numbering and reading changes. */
export function defineChangeLogTests(stage: ArchiveFixture): void {
  describe("the change log", () => {
    defineReadingTests(stage);
    defineChangeTimeTests(stage);
  });
}

function defineReadingTests(stage: ArchiveFixture): void {
  it("numbers changes without gaps across ticks and restarts", async () => {
    const { last } = await stage.reader().findChangesAfter(0, 10);
    const base = await stage.publicQueries().findLastSeq();
    const first = await stage.upsertTick({
      before: EMPTY_STORED_SOURCE,
      after: createStoredSourceAt(SAMPLE_MATCH_NOON, []),
      changes: [change("a/1"), change("a/2")],
    });
    await stage.reopen();
    const second = await stage.upsertTick({
      before: EMPTY_STORED_SOURCE,
      after: createStoredSourceAt(SAMPLE_MATCH_NOON + MINUTE, []),
      changes: [change("a/3")],
    });
    expect([...first.changes, ...second.changes]).toEqual([
      { seq: last + 1, publicSeq: base + 1, at: SAMPLE_MATCH_NOON, change: change("a/1") },
      { seq: last + 2, publicSeq: base + 2, at: SAMPLE_MATCH_NOON, change: change("a/2") },
      {
        seq: last + 3,
        publicSeq: base + 3,
        at: SAMPLE_MATCH_NOON + MINUTE,
        change: change("a/3"),
      },
    ]);
    expect(await stage.reader().findLastSeq()).toBe(last + 3);
  });

  it("returns the changes after a logged number, and reports unknown numbers", async () => {
    const { last } = await stage.reader().findChangesAfter(0, 10);
    const { changes } = await stage.upsertTick({
      before: EMPTY_STORED_SOURCE,
      after: createStoredSourceAt(SAMPLE_MATCH_NOON, []),
      changes: [change("a/1"), change("a/2"), change("b/3")],
    });
    const page = (after: number, limit = 10) => stage.reader().findChangesAfter(after, limit);
    expect(await page(last + 1)).toEqual({
      known: true,
      changes: changes.slice(1),
      last: last + 3,
    });
    expect(await page(last + 1, 1)).toEqual({
      known: true,
      changes: changes.slice(1, 2),
      last: last + 3,
    });
    expect(await page(last + 3)).toEqual({ known: true, changes: [], last: last + 3 });
    expect(await page(last + 4)).toEqual({ known: false, changes: [], last: last + 3 });
    expect(await page(last)).toEqual({ known: true, changes, last: last + 3 });
    expect(await page(17)).toEqual({ known: false, changes: [], last: last + 3 });
    expect(await stage.reader().findNewestChanges(2)).toEqual([changes[2], changes[1]]);
    expect(await stage.reader().findChangesSince(SAMPLE_MATCH_NOON)).toEqual(changes);
    expect(await stage.reader().findChangesSince(SAMPLE_MATCH_NOON + 1)).toEqual([]);
    expect(await stage.reader().findChangesByMatch("a/2", 10)).toEqual([changes[1]]);
    expect(await stage.reader().findChangesByTournament(CUP, 2)).toEqual([changes[2], changes[1]]);
  });
}

function defineChangeTimeTests(stage: ArchiveFixture): void {
  it("finds the time of the newest change of start or contestants of each match", async () => {
    const moved = (match: string): Change => ({
      type: "rescheduled",
      from: SAMPLE_MATCH_NOON,
      to: SAMPLE_MATCH_NOON + MINUTE,
      match,
      tournament: CUP,
    });
    const at = (now: number, changes: readonly Change[]) =>
      stage.upsertTick({
        before: EMPTY_STORED_SOURCE,
        after: createStoredSourceAt(now, []),
        changes,
      });
    await at(SAMPLE_MATCH_NOON, [moved("a/1"), moved("a/2")]);
    await at(SAMPLE_MATCH_NOON + MINUTE, [moved("a/1"), change("a/2"), change("a/3")]);
    expect(await stage.reader().findRevisions([CUP, "unknown/cup"])).toEqual(
      new Map([
        ["a/1", SAMPLE_MATCH_NOON + MINUTE],
        ["a/2", SAMPLE_MATCH_NOON],
      ]),
    );
    expect(await stage.reader().findRevisions([])).toEqual(new Map());
  });
}
