import { join } from "node:path";
import { expect, it } from "vitest";
import { backupArchive } from "#server/archive/copies/backup.ts";
import { restoreArchive } from "#server/archive/copies/restore.ts";
import { openSqliteArchive } from "#server/archive/engines/sqlite-archive.ts";
import type { BackupFixture } from "./backup-fixture.ts";
import { insertNameEverywhere, readEverything } from "./name-everywhere.ts";
import {
  commitSampleTick,
  SAMPLE_CUP,
  SAMPLE_MATCH_NOON,
  SAMPLE_SOURCE,
  sampleSeenMatch,
} from "./samples.ts";

const OTHER = { now: SAMPLE_MATCH_NOON, salt: "made elsewhere" };

/** Describes the tests of deleted names in backups. */
export function describeBackupNames(fixture: BackupFixture): void {
  const { folder, file, archive, open, close, backup, restore } = fixture;

  it("fault 56: keeps names deleted everywhere that were deleted after the backup", async () => {
    await insertNameEverywhere(await open(), archive().desk);
    await backup();
    const { pseudonym } = await archive().forgetName("Aino Rook", SAMPLE_MATCH_NOON);
    await close();
    const restored = await restore();
    expect(restored).toMatchObject({ keptForgotten: 1, matches: 1, changes: 1, deskTexts: 3 });

    const again = await open();
    const everything = await readEverything(again, archive().desk);
    expect(everything).not.toMatch(/aino/i);
    expect(everything.split(pseudonym)).toHaveLength(6);
    expect(everything).toContain("This note names no contestant");
    expect(await again.reader.findAllByText("aino", 9)).toEqual([]);
    const replace = await archive().findNameReplacer();
    expect(replace?.("AINO rook")).toBe(pseudonym);
  });

  it("fault 56: keeps names deleted that were deleted in another archive, with another hash key", async () => {
    await commitSampleTick(await open(), { seen: [sampleSeenMatch("1")] });
    await backup();
    await close();
    // Restores the same backup into a new archive with another hash key.
    const elsewhere = { type: "folder", folder: join(folder(), "elsewhere") } as const;
    const there = await openSqliteArchive(elsewhere.folder, OTHER, { led: () => {} });
    const { pseudonym } = await there.forgetName("Aino Rook", SAMPLE_MATCH_NOON);
    await there.close();
    const restored = await restoreArchive(elsewhere, file(), OTHER, () => {});
    expect(restored).toMatchObject({ keptForgotten: 1, matches: 1 });
    const back = await openSqliteArchive(elsewhere.folder, OTHER, { led: () => {} });
    const { reader } = await back.openSources([SAMPLE_SOURCE]);
    const [match] = await reader.findAllByTournament(SAMPLE_CUP);
    expect(match?.match.entries[0]?.name).toBe(pseudonym);
    expect((await back.findNameReplacer())?.("Bo / aino rook")).toBe(`Bo / ${pseudonym}`);
    expect((await back.forgetName("Aino Rook", SAMPLE_MATCH_NOON)).pseudonym).toBe(pseudonym);
    // A backup of the other archive contains the names deleted in it.
    const newest = join(folder(), "newest.backup");
    await back.close();
    await backupArchive(elsewhere, newest, OTHER, () => {});
    await restore(newest);
    const again = await restore();
    expect(again).toMatchObject({ matches: 1 });
    expect(again.keptForgotten).toBeGreaterThan(0);
    await open();
    const replace = await archive().findNameReplacer();
    expect(replace?.("Aino Rook")).toBe(pseudonym);
  });
}
