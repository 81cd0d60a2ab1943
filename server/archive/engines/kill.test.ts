import { expect, it } from "vitest";
import { openSqliteArchive } from "./sqlite-archive.ts";
import {
  killWritersAndCheckStore,
  KILL_TEST_TIMEOUT_MS,
  KILL_ROUNDS,
} from "#server/archive/testing/kill-rounds.ts";
import { SAMPLE_BIRTH } from "#server/archive/testing/samples.ts";
import { createTestFolder } from "#server/testing/server-process.ts";

it(
  `loses and repeats no acknowledged change when killed ${KILL_ROUNDS} times, in SQLite`,
  { timeout: KILL_TEST_TIMEOUT_MS },
  async () => {
    const folder = createTestFolder();
    const aftermath = await killWritersAndCheckStore(["sqlite", folder], () =>
      openSqliteArchive(folder, SAMPLE_BIRTH, { led: () => {} }),
    );
    expect(aftermath).toEqual({ lost: [], misnumbered: [], torn: [] });
  },
);
