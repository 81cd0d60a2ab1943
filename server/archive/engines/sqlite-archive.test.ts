import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Role } from "#server/archive/repository.ts";
import { openSqliteArchive } from "./sqlite-archive.ts";
import { ARCHIVE_FILE } from "#server/archive/database/archive-file.ts";
import { describeArchive } from "#server/archive/testing/archive-contract.ts";
import { ARCHIVE_NOON } from "#server/archive/testing/samples.ts";

const BIRTH = { now: ARCHIVE_NOON, salt: "salt" };
const NOBODY = { led: () => {} };

describeArchive("SQLite", async () => {
  const folder = mkdtempSync(join(tmpdir(), "matchdesk-archive-"));
  return {
    open: () => openSqliteArchive(folder, BIRTH, NOBODY),
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

  it("makes the folder, and leads at once", async () => {
    const led = new Promise<Role>((resolve) => {
      void openSqliteArchive(join(folder, "new", "deep"), BIRTH, { led: resolve }).then((archive) =>
        archive.close(),
      );
    });
    expect(await led).toBe("leading");
  });

  it("refuses a folder that another one holds, until that is closed", async () => {
    const first = await openSqliteArchive(folder, BIRTH, NOBODY);
    await expect(openSqliteArchive(folder, BIRTH, NOBODY)).rejects.toMatchObject({
      id: "archive-in-use",
      message: `Another Matchdesk is running on the folder ${folder}. Stop it first, or give this one another DATA_DIR.`,
    });
    await first.close();
    await (await openSqliteArchive(folder, BIRTH, NOBODY)).close();
  });

  it("says what to do with a file that is no archive, and lets go of the folder", async () => {
    writeFileSync(
      join(folder, ARCHIVE_FILE),
      "not a database, but long enough to be read as one".repeat(20),
    );
    for (let time = 0; time < 2; time += 1) {
      await expect(openSqliteArchive(folder, BIRTH, NOBODY)).rejects.toMatchObject({
        id: "archive-corrupt",
      });
    }
  });
});
