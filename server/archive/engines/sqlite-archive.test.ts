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
const LISTENER = { led: () => {} };

describeArchive("SQLite", async () => {
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
    const led = new Promise<Role>((resolve) => {
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
      join(folder, ARCHIVE_FILE),
      "not a database, but long enough to be read as one".repeat(20),
    );
    for (let time = 0; time < 2; time += 1) {
      await expect(openSqliteArchive(folder, BIRTH, LISTENER)).rejects.toMatchObject({
        id: "archive-corrupt",
      });
    }
  });
});
