import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSqliteArchive } from "./sqlite-archive.ts";
import {
  killWritersAndCheckStore,
  KILL_TEST_TIMEOUT_MS,
  KILL_ROUNDS,
} from "#server/archive/testing/kill-rounds.ts";
import { SAMPLE_MATCH_NOON } from "#server/archive/testing/samples.ts";

it(
  `loses and repeats no acknowledged change when killed ${KILL_ROUNDS} times, in SQLite`,
  { timeout: KILL_TEST_TIMEOUT_MS },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "matchdesk-kill-"));
    const aftermath = await killWritersAndCheckStore(["sqlite", folder], () =>
      openSqliteArchive(folder, { now: SAMPLE_MATCH_NOON, salt: "salt" }, { led: () => {} }),
    );
    expect(aftermath).toEqual({ lost: [], misnumbered: [], torn: [] });
    rmSync(folder, { recursive: true });
  },
);
