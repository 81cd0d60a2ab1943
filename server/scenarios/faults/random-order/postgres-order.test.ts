/**
 * Two processes on one PostgreSQL: plays faults 53 and 54 before and after other kinds, with three
 * ongoing events and POLL_SECONDS=1. At the end both processes must respond like a product without
 * faults. `MATCHDESK_LONG=1` plays each of them before and after every other kind.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { createSampleRandom, isLongMode, shuffle } from "#core/testing/node/sample.ts";
import { type PostgresServer, startPostgres } from "#server/archive/testing/postgres.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import type { FaultKind } from "./fault-kind.ts";
import { REPORTING_KINDS, SILENT_KINDS, formatFaultKind, trustTestCertificates } from "./kinds.ts";
import { playInBlocks } from "./play-faults.ts";
import { createPostgresFaultKinds } from "./postgres-kinds.ts";
import { type ProductPair, startProductPair } from "./product-pair.ts";

/** Number of other kinds in the short mode. */
const OTHER_KINDS = 3;
let postgres: PostgresServer;
let cluster: Cluster | null = null;

const POSTGRES_KINDS = createPostgresFaultKinds(() => {
  if (cluster === null) throw new Error("The cluster was not started.");
  return cluster;
});
/** Excludes faults of the data folder, which has no archive here. */
const OTHER_SILENT_KINDS = SILENT_KINDS.filter(({ number }) => number !== 55);

vi.setConfig({ testTimeout: isLongMode ? 3 * HOUR : 600_000, hookTimeout: 120_000 });

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

beforeEach(trustTestCertificates);

afterEach(() => {
  cluster = null;
  vi.restoreAllMocks();
});

async function startPair(random: () => number): Promise<ProductPair> {
  const database = await postgres.empty();
  return startProductPair(async (options) => {
    cluster = await startCluster(options, database);
    return cluster;
  }, random);
}

/** Returns one kind before, between and after all others. */
const around = (kind: FaultKind, others: readonly FaultKind[]): readonly FaultKind[] => [
  kind,
  ...others.flatMap((other) => [other, kind]),
];

describe("PostgreSQL faults among other faults", () => {
  it.runIf(!isLongMode)("have no effect on public responses after recovery", async () => {
    const random = createSampleRandom();
    const pair = await startPair(random);
    const order = [...POSTGRES_KINDS, ...shuffle(OTHER_SILENT_KINDS, random).slice(0, OTHER_KINDS)];
    expect(await playInBlocks(pair, shuffle(order, random))).toBeNull();
  });

  describe
    .runIf(isLongMode)
    .each(POSTGRES_KINDS.map((kind) => [formatFaultKind(kind), kind] as const))("%s", (_, kind) => {
    it("has no effect on public responses, before and after every other kind", async () => {
      const random = createSampleRandom();
      const pair = await startPair(random);
      const others = [...OTHER_SILENT_KINDS, ...POSTGRES_KINDS.filter((other) => other !== kind)];
      const order = around(kind, shuffle(others, random));
      expect(await playInBlocks(pair, order)).toBeNull();
    });

    it("adds no change reports to those of the other kinds", async () => {
      const random = createSampleRandom();
      const pair = await startPair(random);
      expect(await playInBlocks(pair, around(kind, REPORTING_KINDS))).toBeNull();
    });
  });
});
