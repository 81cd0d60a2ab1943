import { describe, expect, it } from "vitest";
import type { AttentionClaim } from "#core/desk/claim.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import type { StoredAnnotation } from "#server/archive/repository.ts";
import { MINUTE } from "#core/lib/time.ts";
import {
  SAMPLE_MATCH_NOON,
  EMPTY_STORED_SOURCE,
  createStoredSourceAt,
  sampleArchiveMatch,
  createSeenMatchAt,
} from "./samples.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";

function annotation(kind: string, scope: string, value: unknown, minute = 0): StoredAnnotation {
  return { kind, scope, value, who: "Anna", at: SAMPLE_MATCH_NOON + minute * MINUTE };
}

function claim(id: string, change: Partial<AttentionClaim> = {}): AttentionClaim {
  const taken = { state: "taken", who: "Anna", by: "Anna", note: "", until: null } as const;
  return { id, ...taken, facts: ["one"], at: SAMPLE_MATCH_NOON, ...change };
}

/** Describes the tests of annotations and claims. */
export function defineDeskTests(stage: ArchiveFixture): void {
  describe("the desk archive", () => {
    defineAnnotationAndClaimTests(stage);
    defineDeletedNameTests(stage);
  });
}

function defineAnnotationAndClaimTests(stage: ArchiveFixture): void {
  it("returns the newest annotations after a restart", async () => {
    await stage.archive().desk.insertFact(annotation("station", "a/1", "14"));
    await stage.archive().desk.insertFact(annotation("station", "a/2", "15", 1));
    await stage.archive().desk.insertFact(annotation("station", "a/1", "16", 2));
    await stage.archive().desk.insertFact(annotation("note", "a/1", { deep: [1, null] }, 3));
    await stage.reopen();
    expect(await stage.archive().desk.findFacts()).toEqual([
      annotation("station", "a/2", "15", 1),
      annotation("station", "a/1", "16", 2),
      annotation("note", "a/1", { deep: [1, null] }, 3),
    ]);
  });

  it("hides a cleared annotation but keeps its history", async () => {
    const written = [annotation("station", "a/1", "14"), annotation("station", "a/1", null, 1)];
    for (const one of written) await stage.archive().desk.insertFact(one);
    expect(await stage.archive().desk.findFacts()).toEqual([]);
    expect(await stage.archive().desk.findFactHistory("station", "a/1", 9)).toEqual(
      written.toReversed(),
    );
    expect(await stage.archive().desk.findFactHistory("station", "a/1", 1)).toEqual([written[1]]);
    expect(await stage.archive().desk.findFactHistory("note", "a/1", 9)).toEqual([]);
  });

  it("stores one claim per attention item", async () => {
    await stage.archive().desk.upsertClaim(claim("x"));
    await stage.archive().desk.upsertClaim(claim("y", { at: SAMPLE_MATCH_NOON + 1 }));
    const done = claim("x", {
      state: "done",
      who: "Bo",
      note: "called",
      at: SAMPLE_MATCH_NOON + 2,
    });
    await stage.archive().desk.upsertClaim(done);
    await stage.reopen();
    expect(await stage.archive().desk.findClaims()).toEqual([
      claim("y", { at: SAMPLE_MATCH_NOON + 1 }),
      done,
    ]);
    await stage.archive().desk.deleteClaim("x");
    expect(await stage.archive().desk.findClaims()).toEqual([
      claim("y", { at: SAMPLE_MATCH_NOON + 1 }),
    ]);
  });
}

function defineDeletedNameTests(stage: ArchiveFixture): void {
  it("deletes texts with a deleted name that has quotes or spans lines", async () => {
    const { desk } = stage.archive();
    await desk.insertFact(annotation("note", "a/1", 'call Dwayne "The \n Rock" now'));
    await desk.insertFact(annotation("note", "a/2", "a rock", 1));
    await desk.upsertClaim(claim("x", { note: 'dwayne "the rock" is ill' }));
    const forgotten = await stage.archive().forgetName('Dwayne "The Rock"', SAMPLE_MATCH_NOON);
    expect(forgotten).toMatchObject({ deskTexts: 2 });
    expect(await desk.findFacts()).toEqual([annotation("note", "a/2", "a rock", 1)]);
    expect(await desk.findClaims()).toEqual([]);
  });

  it("deletes annotations and claims that contain a deleted name", async () => {
    const seen = createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "upcoming");
    await stage.upsertTick({
      before: EMPTY_STORED_SOURCE,
      after: createStoredSourceAt(SAMPLE_MATCH_NOON, [seen]),
      changes: [],
    });
    await stage.archive().desk.insertFact(annotation("note", "a/1", "call AINO  ROOK"));
    await stage.archive().desk.insertFact(annotation("station", "a/1", "14", 1));
    await stage
      .archive()
      .desk.insertFact(annotation("short-name", contestantKey("chess", "Aino Rook"), "AR", 2));
    await stage.archive().desk.upsertClaim(claim("x", { note: "aino rook is ill" }));
    await stage.archive().desk.upsertClaim(claim("y"));
    const forgotten = await stage.archive().forgetName("Aino Rook", SAMPLE_MATCH_NOON);
    expect(forgotten).toMatchObject({ matches: 1, deskTexts: 3 });
    expect(await stage.archive().desk.findFacts()).toEqual([annotation("station", "a/1", "14", 1)]);
    expect(await stage.archive().desk.findClaims()).toEqual([claim("y")]);
  });
  it("replaces a deleted name in deductions, so that the group keeps its placement points", async () => {
    const { pseudonym } = await forgetAinoWith(deduction("Aino Rook"), deduction("Bo"));
    expect(await stage.archive().desk.findFacts()).toEqual([
      placementPoints(deduction(pseudonym), deduction("Bo")),
    ]);
    expect(await historyOfPoints()).not.toMatch(/aino/i);
  });

  it("deletes placement points if a deduction has a deleted name and another contestant's key", async () => {
    const alias = { ...deduction("Aino Rook"), contestant: contestantKey("chess", "Eve") };
    expect(await forgetAinoWith(alias)).toMatchObject({ deskTexts: 2 });
    expect(await historyOfPoints()).toBe("[]");
  });

  async function forgetAinoWith(...deductions: ReturnType<typeof deduction>[]) {
    const seen = createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "upcoming");
    await stage.upsertTick({
      before: EMPTY_STORED_SOURCE,
      after: createStoredSourceAt(SAMPLE_MATCH_NOON, [seen]),
      changes: [],
    });
    const { desk } = stage.archive();
    // Twice, because earlier values stay in the history.
    for (let count = 0; count < 2; count += 1) {
      await desk.insertFact(placementPoints(...deductions));
    }
    return stage.archive().forgetName("Aino Rook", SAMPLE_MATCH_NOON);
  }

  async function historyOfPoints(): Promise<string> {
    const { desk } = stage.archive();
    return JSON.stringify(await desk.findFactHistory("placement-points", "a/8", 9));
  }
}

function deduction(name: string) {
  return { contestant: contestantKey("chess", name), name, points: 3 };
}

function placementPoints(...deductions: ReturnType<typeof deduction>[]): StoredAnnotation {
  const rule = { placements: [3, 1], perKill: 0, deduct: false, bestOf: null };
  return annotation("placement-points", "a/8", { ...rule, deductions });
}
