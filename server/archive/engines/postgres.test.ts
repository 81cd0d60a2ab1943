/** All tests that need a real PostgreSQL. In one file, so that only one server is started. */
import { afterAll, beforeAll, vi } from "vitest";
import { defineArchiveTests } from "#server/archive/testing/archive-contract.ts";
import { defineBackupTests } from "#server/archive/testing/backup-contract.ts";
import { defineKillTest } from "#server/archive/testing/kill-rounds.ts";
import { defineLeaseTests } from "#server/archive/testing/lease-contract.ts";
import { startPostgres, type PostgresServer } from "#server/archive/testing/postgres.ts";

// Long timeouts, because the tests start a real server and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server.stop());

const createStore = async () => ({ type: "postgres", url: await server.empty() }) as const;

defineArchiveTests("PostgreSQL", createStore);
defineBackupTests("PostgreSQL", createStore);
defineLeaseTests(() => server.empty());
defineKillTest("PostgreSQL", createStore);
