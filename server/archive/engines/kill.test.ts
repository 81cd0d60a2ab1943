import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSqliteArchive } from "./sqlite-archive.ts";
import { killWriters, LONGEST_TEST, ROUNDS } from "#server/archive/testing/kill-rounds.ts";
import { ARCHIVE_NOON } from "#server/archive/testing/samples.ts";

it(
  `loses and repeats no acknowledged change when killed ${ROUNDS} times, in SQLite`,
  { timeout: LONGEST_TEST },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "matchdesk-kill-"));
    const aftermath = await killWriters(["sqlite", folder], () =>
      openSqliteArchive(folder, { now: ARCHIVE_NOON, salt: "salt" }, { led: () => {} }),
    );
    expect(aftermath).toEqual({ lost: [], misnumbered: [], torn: [] });
    rmSync(folder, { recursive: true });
  },
);
