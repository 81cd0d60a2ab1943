import { describe, expect, it } from "vitest";
import type { Change } from "#core/model/change.ts";
import {
  SAMPLE_MATCH_NOON,
  EMPTY_STORED_SOURCE,
  createStoredSourceAt,
  sampleEntry,
  sampleArchiveMatch,
  createSeenMatchAt,
  addIssueAndGuard,
} from "./samples.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";

const AINO = sampleEntry("Aino Rook", 1);
const BO = sampleEntry("Bo", 2);
const CUP = "chess.example.net/spring-cup";

/** Describes the tests of deleting names. */
export function defineForgetTests(stage: ArchiveFixture): void {
  describe("forgetName", () => {
    it("removes a name from matches, raw JSON, changes, search and contestants", async () => {
      const seen = [
        createSeenMatchAt(
          sampleArchiveMatch("1", { entries: [AINO, BO] }),
          SAMPLE_MATCH_NOON,
          "ended",
        ),
        createSeenMatchAt(sampleArchiveMatch("2", { entries: [BO] }), SAMPLE_MATCH_NOON, "ended"),
      ];
      const observed = addIssueAndGuard(
        createStoredSourceAt(SAMPLE_MATCH_NOON, seen),
        AINO.name,
        AINO.key,
      );
      const sent = new Map<string, unknown>([
        ["chess.example.net/1", { id: "1", contestants: [{ name: "Aino Rook" }, { name: "Bo" }] }],
      ]);
      const changes: Change[] = [
        { type: "replaced", from: AINO, to: BO, match: "chess.example.net/2", tournament: CUP },
        { type: "started", match: "chess.example.net/2", tournament: CUP },
      ];
      await stage.upsertTick({
        before: EMPTY_STORED_SOURCE,
        after: { ...observed, sent },
        changes,
      });
      const forgotten = await stage.archive().forgetName(" AINO rook", SAMPLE_MATCH_NOON);
      expect(forgotten).toMatchObject({ matches: 1, changes: 1 });
      expect(forgotten.pseudonym).toMatch(/^Removed [0-9a-f]{6}$/);
      const reader = stage.reader();
      const { snapshot, said } = await stage.source().findSnapshot(SAMPLE_MATCH_NOON);
      const everything = JSON.stringify([
        [...snapshot.matches.values()],
        [snapshot.issues, said],
        await reader.findAllByTournament(CUP),
        await reader.findSentByKey("chess.example.net/1"),
        await reader.findNewestChanges(9),
      ]);
      expect(everything).not.toMatch(/aino/i);
      expect(everything.split(forgotten.pseudonym)).toHaveLength(5);
      expect(await reader.findAllByText("aino", 9)).toEqual([]);
      expect(await reader.findAllByContestant(AINO.key)).toEqual([]);
      const renamed = sampleEntry(forgotten.pseudonym, 1);
      const [found] = await reader.findAllByContestant(renamed.key);
      expect(found?.match.entries).toEqual([renamed, BO]);
      expect(found?.sighting).toEqual(seen[0]?.sighting);
    });

    it("updates matches with the deleted name in followers", async () => {
      const observed = createStoredSourceAt(SAMPLE_MATCH_NOON, [
        createSeenMatchAt(sampleArchiveMatch("1", { entries: [AINO] }), SAMPLE_MATCH_NOON, "ended"),
      ]);
      await stage.upsertTick({ before: EMPTY_STORED_SOURCE, after: observed, changes: [] });
      const before = await stage.source().findSnapshot(SAMPLE_MATCH_NOON);
      const { pseudonym } = await stage.archive().forgetName("Aino Rook", SAMPLE_MATCH_NOON);
      const { snapshot, tick } = await stage.source().findSnapshotSince(before);
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
