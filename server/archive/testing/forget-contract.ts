import { describe, expect, it } from "vitest";
import type { ArchiveFixture } from "./archive-fixture.ts";
import { insertNameEverywhere, MATCH_WITH_NAME, readEverything } from "./name-everywhere.ts";
import { SAMPLE_MATCH_NOON, sampleEntry } from "./samples.ts";

export function defineForgetTests(stage: ArchiveFixture): void {
  describe("forgetName", () => {
    it("removes a name from everything that contains it, and nothing else", async () => {
      const { desk } = stage.archive();
      await insertNameEverywhere(stage.opened(), desk);
      const before = await readEverything(stage.opened(), desk);
      const preview = await stage.archive().previewForgetName("Aino Rook", SAMPLE_MATCH_NOON);
      expect(await readEverything(stage.opened(), desk)).toBe(before);
      expect(await stage.archive().findNameReplacer()).toBeNull();
      const forgotten = await stage.archive().forgetName(" AINO rook", SAMPLE_MATCH_NOON);
      expect(forgotten).toMatchObject({ matches: 1, changes: 1, deductions: 1, deskTexts: 3 });
      expect({ ...preview, pseudonym: forgotten.pseudonym }).toEqual(forgotten);
      expect(forgotten.pseudonym).toMatch(/^Removed [0-9a-f]{6}$/);
      const everything = await readEverything(stage.opened(), desk);
      expect(everything).not.toMatch(/aino/i);
      expect(everything.split(forgotten.pseudonym)).toHaveLength(6);
      expect(everything).toContain("This note names no contestant");
      expect(everything).toContain("This claim neither");
      const reader = stage.reader();
      expect(await reader.findAllByText("aino", 9)).toEqual([]);
      expect(await reader.findAllByContestant(sampleEntry("Aino Rook", 1).key)).toEqual([]);
      const renamed = sampleEntry(forgotten.pseudonym, 1);
      const [found] = await reader.findAllByContestant(renamed.key);
      expect(found?.match.entries).toEqual([renamed, sampleEntry("Bo", 2)]);
      expect(found?.sighting).toEqual(MATCH_WITH_NAME.sighting);
    });

    it("updates matches with the deleted name in followers", async () => {
      await stage.upsertTick({ seen: [MATCH_WITH_NAME] });
      const before = await stage.source().findSnapshot(SAMPLE_MATCH_NOON);
      const { pseudonym } = await stage.archive().forgetName("Aino Rook", SAMPLE_MATCH_NOON);
      const { snapshot, tick } = await stage.source().findSnapshotSince(before, SAMPLE_MATCH_NOON);
      expect(tick).toBeGreaterThan(before.tick);
      expect(snapshot.matches.get("chess.example.net/1")?.match.entries[0]?.name).toBe(pseudonym);
    });

    it("replaces future uses of a deleted name with the same pseudonym, also after a restart", async () => {
      expect(await stage.archive().findNameReplacer()).toBeNull();
      const first = await stage.archive().forgetName("Aino Rook", SAMPLE_MATCH_NOON);
      expect(first).toMatchObject({ matches: 0, changes: 0 });
      expect(await stage.archive().forgetName("Aino Rook", SAMPLE_MATCH_NOON)).toEqual(first);
      await stage.reopen();
      const replace = await stage.archive().findNameReplacer();
      expect(["Aino Rook", "Bo / aino rook", "Bo"].map((name) => replace?.(name))).toEqual([
        first.pseudonym,
        `Bo / ${first.pseudonym}`,
        "Bo",
      ]);
    });
  });
}
