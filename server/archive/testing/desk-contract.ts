import { describe, expect, it } from "vitest";
import { contestantKey } from "#core/model/contestant-key.ts";
import type { StoredAnnotation } from "#server/archive/desk-archive.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";
import {
  SAMPLE_MATCH_NOON,
  sampleAnnotation,
  sampleClaim,
  samplePlacementPoints,
  sampleSeenMatch,
} from "./samples.ts";

/** Describes the tests of annotations and claims. */
export function defineDeskTests(stage: ArchiveFixture): void {
  describe("the desk archive", () => {
    defineAnnotationAndClaimTests(stage);
    defineDeletedNameTests(stage);
  });
}

function defineAnnotationAndClaimTests(stage: ArchiveFixture): void {
  const desk = () => stage.archive().desk;

  it("returns the newest annotations after a restart", async () => {
    const newest = [
      sampleAnnotation("station", "a/2", "15", 1),
      sampleAnnotation("station", "a/1", "16", 2),
      sampleAnnotation("note", "a/1", { deep: [1, null] }, 3),
    ];
    await insertFacts(stage, sampleAnnotation("station", "a/1", "14"), ...newest);
    await stage.reopen();
    expect(await desk().findFacts()).toEqual(newest);
  });

  it("hides a cleared annotation but keeps its history", async () => {
    const station = sampleAnnotation("station", "a/1", "14");
    const cleared = sampleAnnotation("station", "a/1", null, 1);
    await insertFacts(stage, station, cleared);
    expect(await desk().findFacts()).toEqual([]);
    expect(await desk().findFactHistory("station", "a/1", 9)).toEqual([cleared, station]);
    expect(await desk().findFactHistory("station", "a/1", 1)).toEqual([cleared]);
    expect(await desk().findFactHistory("note", "a/1", 9)).toEqual([]);
  });

  it("returns the newest changes of all annotations with the values before them", async () => {
    const first = sampleAnnotation("station", "a/1", "14");
    const note = sampleAnnotation("note", "a/1", "late", 1);
    const cleared = sampleAnnotation("station", "a/1", null, 2);
    await insertFacts(stage, first, note, cleared);
    expect(await desk().findNewestFacts(2)).toEqual([
      { ...cleared, before: "14" },
      { ...note, before: null },
    ]);
  });

  it("stores one claim per attention item", async () => {
    const other = sampleClaim("y", { at: SAMPLE_MATCH_NOON + 1 });
    const at = SAMPLE_MATCH_NOON + 2;
    const done = sampleClaim("x", { state: "done", who: "Bo", note: "called", at });
    for (const claim of [sampleClaim("x"), other, done]) await desk().upsertClaim(claim);
    await stage.reopen();
    expect(await desk().findClaims()).toEqual([other, done]);
    await desk().deleteClaim("x");
    expect(await desk().findClaims()).toEqual([other]);
  });
}

function defineDeletedNameTests(stage: ArchiveFixture): void {
  const desk = () => stage.archive().desk;

  it("deletes texts with a deleted name that has quotes or spans lines", async () => {
    const kept = sampleAnnotation("note", "a/2", "a rock", 1);
    await insertFacts(
      stage,
      sampleAnnotation("note", "a/1", 'call Dwayne "The \n Rock" now'),
      kept,
    );
    await desk().upsertClaim(sampleClaim("x", { note: 'dwayne "the rock" is ill' }));
    const forgotten = await stage.archive().forgetName('Dwayne "The Rock"', SAMPLE_MATCH_NOON);
    expect(forgotten).toMatchObject({ deskTexts: 2 });
    expect(await desk().findFacts()).toEqual([kept]);
    expect(await desk().findClaims()).toEqual([]);
  });

  it("replaces a deleted name in deductions, so that the group keeps its placement points", async () => {
    const bo = { name: "Bo" };
    const { pseudonym } = await forgetAinoIn(samplePlacementPoints({ name: "Aino Rook" }, bo));
    const renamed = samplePlacementPoints({ name: pseudonym }, bo);
    expect(await desk().findFacts()).toEqual([renamed]);
    expect(await historyOfPoints()).not.toMatch(/aino/i);
  });

  it("deletes placement points if a deduction has a deleted name and another contestant's key", async () => {
    const alias = { name: "Aino Rook", contestant: contestantKey("chess", "Eve") };
    const forgotten = await forgetAinoIn(samplePlacementPoints(alias));
    expect(forgotten).toMatchObject({ deskTexts: 2 });
    expect(await historyOfPoints()).toBe("[]");
  });

  async function forgetAinoIn(points: StoredAnnotation) {
    await stage.upsertTick({ seen: [sampleSeenMatch("1")] });
    // Twice, because earlier values stay in the history.
    await insertFacts(stage, points, points);
    return stage.archive().forgetName("Aino Rook", SAMPLE_MATCH_NOON);
  }

  async function historyOfPoints(): Promise<string> {
    return JSON.stringify(await desk().findFactHistory("placement-points", "a/8", 9));
  }
}

async function insertFacts(
  stage: ArchiveFixture,
  ...annotations: readonly StoredAnnotation[]
): Promise<void> {
  for (const one of annotations) await stage.archive().desk.insertFact(one);
}
