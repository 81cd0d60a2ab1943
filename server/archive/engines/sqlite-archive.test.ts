import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ProcessRole } from "#server/archive/repository.ts";
import { openSqliteArchive } from "./sqlite-archive.ts";
import { ARCHIVE_FILE_NAME } from "#server/archive/database/archive-file.ts";
import { defineArchiveTests } from "#server/archive/testing/archive-contract.ts";
import { SAMPLE_MATCH_NOON } from "#server/archive/testing/samples.ts";

const BIRTH = { now: SAMPLE_MATCH_NOON, salt: "salt" };
const LISTENER = { led: () => {} };

defineArchiveTests("SQLite", async () => {
  const folder = mkdtempSync(join(tmpdir(), "matchdesk-archive-"));
  return {
    open: () => openSqliteArchive(folder, BIRTH, LISTENER),
    discard: async () => rmSync(folder, { recursive: true }),
  };
});

describe("openSqliteArchive", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "matchdesk-archive-"));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it("creates the folder and leads at once", async () => {
    const led = new Promise<ProcessRole>((resolve) => {
      void openSqliteArchive(join(folder, "new", "deep"), BIRTH, { led: resolve }).then((archive) =>
        archive.close(),
      );
    });
    expect(await led).toBe("leading");
  });

  it("rejects a folder that another archive has open, until that one is closed", async () => {
    const first = await openSqliteArchive(folder, BIRTH, LISTENER);
    await expect(openSqliteArchive(folder, BIRTH, LISTENER)).rejects.toMatchObject({
      id: "archive-in-use",
      message: `Another Matchdesk is running on the folder ${folder}. Stop it first, or give this one another DATA_DIR.`,
    });
    await first.close();
    await (await openSqliteArchive(folder, BIRTH, LISTENER)).close();
  });

  it("rejects a file that is not an archive, and unlocks the folder", async () => {
    writeFileSync(
      join(folder, ARCHIVE_FILE_NAME),
      "not a database, but long enough to be read as one".repeat(20),
    );
    for (let time = 0; time < 2; time += 1) {
      await expect(openSqliteArchive(folder, BIRTH, LISTENER)).rejects.toMatchObject({
        id: "archive-corrupt",
      });
    }
  });
});
