/**
 * Two processes on one PostgreSQL: faults 53 and 54 before and after the other kinds, over three events
 * in play with POLL_SECONDS=1. In the end both show what a product shows that saw no fault.
 * `MATCHDESK_LONG=1` plays each of them before and after every other kind.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { type PostgresServer, startPostgres } from "#server/archive/testing/postgres.ts";
import { type Cluster, leaseOptions, startCluster } from "./cluster.ts";
import { createContent } from "./content.ts";
import type { FaultKind } from "./fault-kind.ts";
import {
  CERTIFICATE,
  isLong,
  KINDS,
  mayReportOf,
  kindLabel,
  SEED,
  shuffled,
  trustCertificates,
} from "./kinds.ts";
import { compareAll, compareMarked, playInBlocks } from "./play-faults.ts";
import { postgresKinds } from "./postgres-kinds.ts";
import { type ProductPair, startProductPair } from "./product-pair.ts";

vi.mock(import("#server/archive/engines/lease.ts"), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    createLease: (deps) => original.createLease({ ...deps, ...leaseOptions(deps.url) }),
  };
});

const SPEED = isLong ? 3 : 60;
/** Other kinds in the short mode. */
const FEW = 3;
const content = createContent();
let postgres: PostgresServer;
let cluster: Cluster | null = null;

const POSTGRES_KINDS = postgresKinds(() => {
  if (cluster === null) throw new Error("The cluster has not been started.");
  return cluster;
});
/** The data folder holds no archive here. */
const OTHERS = KINDS.filter(({ number }) => number !== 55);
const UNMARKED = OTHERS.filter(({ mayReport }) => mayReport === undefined);
const MARKED = OTHERS.filter(({ mayReport }) => mayReport !== undefined);

vi.setConfig({ testTimeout: isLong ? 3 * HOUR : 600_000, hookTimeout: 120_000 });

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

beforeEach(trustCertificates);

afterEach(() => {
  cluster = null;
  vi.restoreAllMocks();
});

async function startPair(random: () => number): Promise<ProductPair> {
  const database = await postgres.empty();
  return startProductPair({
    startFaulty: async (options) => {
      cluster = await startCluster(options, database);
      return cluster;
    },
    content,
    speed: SPEED,
    minute: 0,
    certificate: CERTIFICATE,
    random,
  });
}

/** One kind before and after each of the others. */
const around = (kind: FaultKind, others: readonly FaultKind[]): readonly FaultKind[] => [
  kind,
  ...others.flatMap((other) => [other, kind]),
];

describe("faults of PostgreSQL among the others", () => {
  it.runIf(!isLong)("leave the public responses of a server that saw none", async () => {
    const random = seededRandom(SEED);
    const pair = await startPair(random);
    const order = [...POSTGRES_KINDS, ...shuffled(UNMARKED, random).slice(0, FEW)];
    const compare = () => compareAll(pair);
    expect(await playInBlocks(pair, shuffled(order, random), compare)).toBeNull();
  });

  describe.runIf(isLong).each(POSTGRES_KINDS.map((kind) => [kindLabel(kind), kind] as const))(
    "%s",
    (_, kind) => {
      it("leaves the same public responses, before and after every other kind", async () => {
        const random = seededRandom(SEED);
        const pair = await startPair(random);
        const others = [...UNMARKED, ...POSTGRES_KINDS.filter((other) => other !== kind)];
        const order = around(kind, shuffled(others, random));
        expect(await playInBlocks(pair, order, () => compareAll(pair))).toBeNull();
      });

      it("lets the marked kinds report nothing but what they may", async () => {
        const random = seededRandom(SEED);
        const pair = await startPair(random);
        const compare = (played: readonly FaultKind[]) => compareMarked(pair, mayReportOf(played));
        expect(await playInBlocks(pair, around(kind, MARKED), compare)).toBeNull();
      });
    },
  );
});
