import { join } from "node:path";
import { expect, it } from "vitest";
import { backupArchive } from "./backup.ts";
import { openSqliteArchive } from "#server/archive/engines/sqlite-archive.ts";
import { defineBackupTests } from "#server/archive/testing/backup-contract.ts";
import { SAMPLE_BIRTH } from "#server/archive/testing/samples.ts";
import { createTestFolder } from "#server/testing/server-process.ts";

defineBackupTests("SQLite", async () => {
  const folder = createTestFolder();
  return {
    place: { type: "folder", folder },
    open: () => openSqliteArchive(folder, SAMPLE_BIRTH, { led: () => {} }),
  };
});

it("rejects a backup when there is no archive", async () => {
  const folder = createTestFolder();
  const backup = backupArchive(
    { type: "folder", folder },
    join(folder, "a.backup"),
    SAMPLE_BIRTH,
    () => {},
  );
  await expect(backup).rejects.toThrow(`There is no archive in ${folder}.`);
});
