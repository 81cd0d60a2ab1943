import { describe, expect, it } from "vitest";
import { contestantKey } from "#core/model/contestant-key.ts";
import type { NewAct } from "#server/archive/desk-archive.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";
import {
  readActs,
  SAMPLE_MATCH_NOON,
  sampleAnnotation,
  sampleClaim,
  samplePlacementPoints,
  sampleSeenMatch,
  storeActs,
} from "./samples.ts";

/** Describes the tests of annotations and claims. */
export function defineDeskTests(stage: ArchiveFixture): void {
  describe("the desk archive", () => {
    defineActTests(stage);
    defineDeletedNameTests(stage);
  });
}

function defineActTests(stage: ArchiveFixture): void {
  const desk = () => stage.archive().desk;

  it("returns the newest value of each annotation after a restart", async () => {
    const newest = [
      sampleAnnotation("station", "a/2", "15", 1),
      sampleAnnotation("station", "a/1", "16", 2),
      sampleAnnotation("note", "a/1", { deep: [1, null] }, 3),
    ];
    await storeActs(desk(), sampleAnnotation("station", "a/1", "14"), ...newest);
    await stage.reopen();
    expect(await readActs(desk())).toEqual(newest);
    expect(await desk().findCurrent()).toMatchObject({ newest: 4 });
  });

  it("hides a cleared annotation but keeps its history", async () => {
    const station = sampleAnnotation("station", "a/1", "14");
    const cleared = sampleAnnotation("station", "a/1", null, 1);
    await storeActs(desk(), station, cleared);
    expect(await desk().findCurrent()).toEqual({ newest: 2, acts: [] });
    const history = await desk().findHistory(station);
    expect(history).toMatchObject([
      { number: 2, ...cleared },
      { number: 1, ...station },
    ]);
    expect(await desk().findByNumber(1)).toEqual(history[1]);
    expect(await desk().findByNumber(3)).toBeNull();
    expect(await desk().findHistory({ kind: "note", scope: "a/1" })).toEqual([]);
  });

  it("returns the newest acts with the values before them", async () => {
    const first = sampleAnnotation("station", "a/1", "14");
    const note = sampleAnnotation("note", "a/1", "late", 1);
    await storeActs(desk(), first, note);
    const undoing = { ...sampleAnnotation("station", "a/1", null, 2), undoes: 1 };
    const stored = await desk().append(undoing, () => undoing);
    expect(stored).toEqual({ number: 3, ...undoing, before: "14" });
    expect(await desk().findNewest(2)).toEqual([
      stored,
      { number: 2, ...note, before: null, undoes: null },
    ]);
  });

  it("stores claims of attention items as acts", async () => {
    const other = sampleClaim("y", { at: SAMPLE_MATCH_NOON + 1 });
    const at = SAMPLE_MATCH_NOON + 2;
    const done = sampleClaim("x", { state: "done", who: "Bo", by: "Bo", note: "called", at });
    await storeActs(desk(), sampleClaim("x"), other, done);
    await stage.reopen();
    expect(await readActs(desk())).toEqual([other, done]);
    expect(await desk().findAuthors(at)).toEqual([{ who: "Bo", at }]);
    await storeActs(desk(), { ...done, value: null });
    expect(await readActs(desk())).toEqual([other]);
  });

  it("stores nothing if the decision on the history is to store nothing", async () => {
    const station = sampleAnnotation("station", "a/1", "14");
    await storeActs(desk(), station);
    let known: unknown;
    const stored = await desk().append(station, (history) => {
      known = history;
      return null;
    });
    expect(stored).toBeNull();
    expect(known).toMatchObject([station]);
    expect(await desk().findCurrent()).toMatchObject({ newest: 1 });
  });

  it("stores only one of two acts that each must be the first", async () => {
    const station = sampleAnnotation("station", "a/1", "14");
    const first = (value: string) =>
      desk().append(station, (history) => (history.length === 0 ? { ...station, value } : null));
    const stored = await Promise.all(["14", "15", "16"].map(first));
    expect(stored.filter((act) => act !== null)).toHaveLength(1);
    expect(await desk().findHistory(station)).toHaveLength(1);
  });
}

function defineDeletedNameTests(stage: ArchiveFixture): void {
  const desk = () => stage.archive().desk;

  it("deletes texts with a deleted name that has quotes or spans lines", async () => {
    const kept = sampleAnnotation("note", "a/2", "a rock", 1);
    await storeActs(
      desk(),
      sampleAnnotation("note", "a/1", 'call Dwayne "The \n Rock" now'),
      kept,
      sampleClaim("x", { note: 'dwayne "the rock" is ill' }),
    );
    const forgotten = await stage.archive().forgetName('Dwayne "The Rock"', SAMPLE_MATCH_NOON);
    expect(forgotten).toMatchObject({ deskTexts: 2 });
    expect(await readActs(desk())).toEqual([kept]);
  });

  it("replaces a deleted name in deductions, so that the group keeps its placement points", async () => {
    const bo = { name: "Bo" };
    const { pseudonym } = await forgetAinoIn(samplePlacementPoints({ name: "Aino Rook" }, bo));
    const renamed = samplePlacementPoints({ name: pseudonym }, bo);
    expect(await readActs(desk())).toEqual([renamed]);
    expect(await historyOfPoints()).not.toMatch(/aino/i);
  });

  it("deletes placement points if a deduction has a deleted name and another contestant's key", async () => {
    const alias = { name: "Aino Rook", contestant: contestantKey("chess", "Eve") };
    const forgotten = await forgetAinoIn(samplePlacementPoints(alias));
    expect(forgotten).toMatchObject({ deskTexts: 2 });
    expect(await historyOfPoints()).toBe("[]");
  });

  async function forgetAinoIn(points: NewAct) {
    await stage.upsertTick({ seen: [sampleSeenMatch("1")] });
    // Twice, because earlier values stay in the history.
    await storeActs(desk(), points, points);
    return stage.archive().forgetName("Aino Rook", SAMPLE_MATCH_NOON);
  }

  async function historyOfPoints(): Promise<string> {
    return JSON.stringify(await desk().findHistory(samplePlacementPoints()));
  }
}
