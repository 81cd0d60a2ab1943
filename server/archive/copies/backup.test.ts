import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { backupArchive } from "./backup.ts";
import { openSqliteArchive } from "#server/archive/engines/sqlite-archive.ts";
import { defineBackupTests } from "#server/archive/testing/backup-contract.ts";
import { SAMPLE_MATCH_NOON } from "#server/archive/testing/samples.ts";

const BIRTH = { now: SAMPLE_MATCH_NOON, salt: "salt" };
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "matchdesk-archive-"));
  folders.push(folder);
  return folder;
}

defineBackupTests("SQLite", async () => {
  const folder = createFolder();
  return {
    place: { type: "folder", folder },
    open: () => openSqliteArchive(folder, BIRTH, { led: () => {} }),
  };
});

it("rejects a backup when there is no archive", async () => {
  const folder = createFolder();
  const file = join(folder, "a.backup");
  await expect(backupArchive({ type: "folder", folder }, file, BIRTH, () => {})).rejects.toThrow(
    `There is no archive in ${folder}.`,
  );
});
