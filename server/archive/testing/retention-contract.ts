import { describe, expect, it } from "vitest";
import type { Change } from "#core/model/change.ts";
import { DAY } from "#core/lib/time.ts";
import {
  SAMPLE_MATCH_NOON,
  EMPTY_STORED_SOURCE,
  createStoredSourceAt,
  sampleEntry,
  sampleArchiveMatch,
  sampleArchiveTournament,
  createSeenMatchAt,
} from "./samples.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";

const overFor = (slug: string, days: number) => {
  const end = SAMPLE_MATCH_NOON - days * DAY;
  return { tournament: sampleArchiveTournament(slug, end), start: end };
};
const change = (match: string): Change => ({ type: "started", match, tournament: "a/cup" });

/** Describes the tests of deleting old data. */
export function defineRetentionTests(stage: ArchiveFixture): void {
  describe("retention", () => {
    defineTournamentAndClaimTests(stage);
    defineChangeTests(stage);
  });
}

function defineTournamentAndClaimTests(stage: ArchiveFixture): void {
  it("deletes tournaments that were over before the limit, except listed ones", async () => {
    const seen = [
      createSeenMatchAt(
        sampleArchiveMatch("1", overFor("recent", 9)),
        SAMPLE_MATCH_NOON - DAY,
        "ended",
      ),
      createSeenMatchAt(
        sampleArchiveMatch("2", overFor("old", 11)),
        SAMPLE_MATCH_NOON - DAY,
        "ended",
      ),
      createSeenMatchAt(sampleArchiveMatch("3", overFor("old", 12)), SAMPLE_MATCH_NOON - DAY, null),
      createSeenMatchAt(
        sampleArchiveMatch("4", overFor("carried", 11)),
        SAMPLE_MATCH_NOON,
        "ended",
      ),
    ];
    await stage.upsertTick({
      before: EMPTY_STORED_SOURCE,
      after: createStoredSourceAt(SAMPLE_MATCH_NOON, seen),
      changes: [],
    });
    const deleted = await stage.archive().deleteOverBefore(SAMPLE_MATCH_NOON - 10 * DAY);
    expect(deleted).toEqual({ tournaments: 1, changes: 0 });
    const reader = stage.reader();
    const remaining = await reader.findAllByContestant(sampleEntry("Aino Rook", 1).key);
    expect(remaining.map(({ match }) => match.id)).toEqual(["1", "4"]);
    expect((await reader.findAllByText("", 9)).map(({ match }) => match.id)).toEqual(["1", "4"]);
    expect(await reader.findSentByKey("chess.example.net/2")).toBeUndefined();
    expect((await reader.findTournamentsByText("", 9)).map(({ slug }) => slug)).toEqual([
      "recent",
      "carried",
    ]);
  });

  it("deletes claims from before the limit", async () => {
    const done = { state: "done", who: "Aino", by: "Aino", note: "", until: null } as const;
    const claimAt = (id: string, at: number) => ({ id, ...done, facts: [], at });
    const { desk } = stage.archive();
    await desk.upsertClaim(claimAt("old", SAMPLE_MATCH_NOON - 11 * DAY));
    await desk.upsertClaim(claimAt("new", SAMPLE_MATCH_NOON - 9 * DAY));
    await stage.archive().deleteOverBefore(SAMPLE_MATCH_NOON - 10 * DAY);
    expect(await desk.findClaims()).toEqual([claimAt("new", SAMPLE_MATCH_NOON - 9 * DAY)]);
  });
}

function defineChangeTests(stage: ArchiveFixture): void {
  it("deletes all changes from before the limit in several statements", async () => {
    const many = Array.from({ length: 10_001 }, (_, index) => change(`a/${index}`));
    const before = SAMPLE_MATCH_NOON - 10 * DAY;
    const tick = (at: number, changes: readonly Change[]) =>
      stage.upsertTick({
        before: EMPTY_STORED_SOURCE,
        after: createStoredSourceAt(at, []),
        changes,
      });
    await tick(before, [change("a/kept")]);
    await tick(before - DAY, many);
    await tick(before + DAY, [change("a/new")]);
    expect(await stage.archive().deleteOverBefore(before)).toMatchObject({ changes: 10_001 });
    expect(await stage.reader().findNewestChanges(9)).toHaveLength(2);
  });

  it("deletes changes from before the limit, and never reuses their numbers", async () => {
    const log = (at: number, match: string) =>
      stage.upsertTick({
        before: EMPTY_STORED_SOURCE,
        after: createStoredSourceAt(at, []),
        changes: [change(match)],
      });
    const first = await log(SAMPLE_MATCH_NOON - 11 * DAY, "a/1");
    const second = await log(SAMPLE_MATCH_NOON - 9 * DAY, "a/2");
    expect(await stage.archive().deleteOverBefore(SAMPLE_MATCH_NOON - 10 * DAY)).toEqual({
      tournaments: 0,
      changes: 1,
    });
    const reader = stage.reader();
    expect(await reader.findNewestChanges(9)).toEqual(second.changes);
    expect(await stage.archive().deleteOverBefore(SAMPLE_MATCH_NOON)).toEqual({
      tournaments: 0,
      changes: 1,
    });
    const third = await log(SAMPLE_MATCH_NOON, "a/3");
    const seqs = [first, second, third].map(({ changes }) => changes[0]?.seq ?? 0);
    expect(seqs[2]).toBe((seqs[0] ?? 0) + 2);
    expect((await reader.findChangesAfter(seqs[0] ?? 0, 9)).known).toBe(false);
    expect((await reader.findChangesAfter(seqs[1] ?? 0, 9)).changes).toEqual(third.changes);
  });
}
