import { openSqliteArchive } from "./sqlite-archive.ts";
import { defineKillTest } from "#server/archive/testing/kill-rounds.ts";
import { SAMPLE_BIRTH } from "#server/archive/testing/samples.ts";
import { createTestFolder } from "#server/testing/server-process.ts";

defineKillTest("SQLite", async () => {
  const folder = createTestFolder();
  const open = () => openSqliteArchive(folder, SAMPLE_BIRTH, { led: () => {} });
  return { writer: ["sqlite", folder], open };
});
