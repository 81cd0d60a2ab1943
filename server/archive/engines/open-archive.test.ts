import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ProcessRole } from "#server/archive/repository.ts";
import { openSqliteArchive } from "./open-archive.ts";
import { ARCHIVE_FILE_NAME } from "#server/archive/database/archive-file.ts";
import { defineArchiveTests } from "#server/archive/testing/archive-contract.ts";
import { defineKillTest } from "#server/archive/testing/kill-rounds.ts";
import {
  insertEarlierClaim,
  readActs,
  SAMPLE_BIRTH,
  sampleAnnotation,
  sampleClaim,
  storeActs,
} from "#server/archive/testing/samples.ts";
import { createTestFolder } from "#server/testing/server-process.ts";

const LISTENER = { led: () => {} };

const createStore = async () => ({ type: "folder", folder: createTestFolder() }) as const;

defineArchiveTests("SQLite", createStore);
defineKillTest("SQLite", createStore);

describe("openSqliteArchive", () => {
  it("creates the folder and leads at once", async () => {
    const folder = join(createTestFolder(), "new", "deep");
    const led = new Promise<ProcessRole>((resolve) => {
      void openSqliteArchive(folder, SAMPLE_BIRTH, { led: resolve }).then((archive) =>
        archive.close(),
      );
    });
    expect(await led).toBe("leading");
  });

  it("rejects a folder that another archive has open, until that one is closed", async () => {
    const folder = createTestFolder();
    const first = await openSqliteArchive(folder, SAMPLE_BIRTH, LISTENER);
    await expect(openSqliteArchive(folder, SAMPLE_BIRTH, LISTENER)).rejects.toMatchObject({
      id: "archive-in-use",
      message: `Another Matchdesk is running on the folder ${folder}. Stop it first, or give this one another DATA_DIR.`,
    });
    await first.close();
    await (await openSqliteArchive(folder, SAMPLE_BIRTH, LISTENER)).close();
  });

  it("stores the claims of an earlier version as acts", async () => {
    const folder = createTestFolder();
    const annotation = sampleAnnotation("station", "a/1", "14");
    const first = await openSqliteArchive(folder, SAMPLE_BIRTH, LISTENER);
    await storeActs(first.desk, annotation);
    await first.close();
    insertEarlierClaim(join(folder, ARCHIVE_FILE_NAME), sampleClaim("x"));
    const second = await openSqliteArchive(folder, SAMPLE_BIRTH, LISTENER);
    expect(await readActs(second.desk)).toEqual([annotation, sampleClaim("x")]);
    await second.close();
  });

  it("rejects a file that is not an archive, and unlocks the folder", async () => {
    const folder = createTestFolder();
    writeFileSync(
      join(folder, ARCHIVE_FILE_NAME),
      "not a database, but long enough to be read as one".repeat(20),
    );
    for (let time = 0; time < 2; time += 1) {
      await expect(openSqliteArchive(folder, SAMPLE_BIRTH, LISTENER)).rejects.toMatchObject({
        id: "archive-corrupt",
      });
    }
  });
});
