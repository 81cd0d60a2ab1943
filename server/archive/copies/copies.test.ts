import { join } from "node:path";
import { expect, it } from "vitest";
import { backupArchive } from "./copies.ts";
import { defineBackupTests } from "#server/archive/testing/backup-contract.ts";
import { SAMPLE_BIRTH } from "#server/archive/testing/samples.ts";
import { createTestFolder } from "#server/testing/server-process.ts";

const createStore = async () => ({ type: "folder", folder: createTestFolder() }) as const;

defineBackupTests("SQLite", createStore);

it("rejects a backup when there is no archive", async () => {
  const place = await createStore();
  const file = join(place.folder, "a.backup");
  const backup = backupArchive(place, file, SAMPLE_BIRTH, () => {});
  await expect(backup).rejects.toThrow(`There is no archive in ${place.folder}.`);
});
