/** All tests that need a real PostgreSQL. In one file, so that only one server is started. */
import { SILENT_LISTENER } from "#server/archive/testing/silent-listener.ts";
import { EventEmitter, once } from "node:events";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openPostgresArchive } from "./postgres-archive.ts";
import type { OpenArchive } from "#server/archive/repository.ts";
import { defineArchiveTests } from "#server/archive/testing/archive-contract.ts";
import { defineBackupTests } from "#server/archive/testing/backup-contract.ts";
import {
  killWritersAndCheckStore,
  KILL_TEST_TIMEOUT_MS,
  KILL_ROUNDS,
} from "#server/archive/testing/kill-rounds.ts";
import { defineLeaseTests } from "#server/archive/testing/lease-contract.ts";
import { startPostgres, type PostgresServer } from "#server/archive/testing/postgres.ts";
import { SAMPLE_MATCH_NOON } from "#server/archive/testing/samples.ts";

// Long timeouts, because the tests start a real server and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server.stop());

defineArchiveTests("PostgreSQL", async () => {
  const url = await server.empty();
  return { open: () => openAndLead(url), discard: async () => {} };
});

defineBackupTests("PostgreSQL", async () => {
  const url = await server.empty();
  return { place: { type: "postgres", url }, open: () => openAndLead(url) };
});

defineLeaseTests(() => server.empty());

it(
  `loses and repeats no acknowledged change when killed ${KILL_ROUNDS} times, in PostgreSQL`,
  { timeout: KILL_TEST_TIMEOUT_MS },
  async () => {
    const url = await server.empty();
    const aftermath = await killWritersAndCheckStore(["postgres", url], () => openAndLead(url));
    expect(aftermath).toEqual({ lost: [], misnumbered: [], torn: [] });
  },
);

async function openAndLead(url: string): Promise<OpenArchive> {
  const events = new EventEmitter();
  const listener = {
    ...SILENT_LISTENER,
    led: () => events.emit("led"),
    storeProblem: (error: Error | null) => error !== null && events.emit("error", error),
  };
  const archive = await openPostgresArchive(
    url,
    { now: SAMPLE_MATCH_NOON, salt: "salt" },
    listener,
  );
  while (archive.role() !== "leading") await once(events, "led");
  return archive;
}
