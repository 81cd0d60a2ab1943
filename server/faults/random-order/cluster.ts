import { Client } from "pg";
import { expect, onTestFinished } from "vitest";
import { MetaSchema } from "#core/contract/meta.ts";
import { apiPaths } from "#core/contract/paths.ts";
import type { LeaseDeps } from "#server/archive/lease.ts";
import type { TimeSources } from "#server/clock.ts";
import type { Matchdesk } from "#server/matchdesk.ts";
import { systemTime } from "#server/clock.ts";
import { type ProxyMode, startTcpProxy, type TcpProxy } from "#server/testing/tcp-proxy.ts";
import { createHeldTime, type HeldTime } from "./held-time.ts";
import {
  createDataDir,
  isPolling,
  type Product,
  type ProductOptions,
  START,
  startProcess,
} from "./product.ts";

/** Two processes on one PostgreSQL, each behind a proxy of its own. */
export interface Cluster extends Product {
  /** The first one leads. */
  readonly members: () => Promise<readonly Member[]>;
  /** Resolves once one process leads and polls, and all of them store or follow what is stored. */
  readonly settle: () => Promise<void>;
  /** The fencing number of the newest lease. */
  readonly fence: () => Promise<number>;
}

/** One process of a cluster. */
export interface Member {
  readonly url: () => string;
  /** What its way to the database does from now on. */
  readonly reach: (mode: ProxyMode) => void;
  /** Stops the process: nothing falls due, and nothing of the database arrives. */
  readonly stop: () => void;
  readonly continue: () => Promise<void>;
  /** Whether what it shows is stored. */
  readonly isStoring: () => Promise<boolean>;
}

interface RunningMember extends Member {
  readonly start: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * Lease times of a cluster: as in the product, but shorter. The lease lives in the time of the database
 * and of this machine, which passes while the time of the test stands still.
 */
const LEASE_TIMES = { duration: 3_000, beat: 400, response: 1_200, statement: 1_500, idle: 1_500 };

/** Timers of the lease by the port of the proxy. */
const leaseTimers = new Map<number, HeldTime>();

/** What the lease of a member takes instead of the product's own. */
export function leaseOptions(url: string): Pick<LeaseDeps, "times" | "later"> {
  const timers = leaseTimers.get(Number(new URL(url).port));
  return timers === undefined ? {} : { times: LEASE_TIMES, later: timers.later };
}

/**
 * Starts two processes on an empty PostgreSQL; they end with the test.
 *
 * @param database Its connection string, without a proxy.
 */
export async function startCluster(options: ProductOptions, database: string): Promise<Cluster> {
  const { time, service } = options;
  const dataDir = createDataDir();
  let offset = 0;
  const own: TimeSources = { ...time, wall: () => time.wall() + offset };
  const both: readonly RunningMember[] = [
    await createMember({ ...options, time: own }, database, dataDir),
    await createMember({ ...options, time: own }, database, dataDir),
  ];
  const members = async (): Promise<readonly RunningMember[]> => {
    const [first] = both;
    const isFirst = first !== undefined && (await isPolling(first.url()));
    return isFirst ? both : both.toReversed();
  };
  let ordered = both;
  const settle = async (): Promise<void> => {
    await expect.poll(() => isSettled(both), START).toBe(true);
    ordered = await members();
  };
  const start = async (): Promise<void> => {
    for (const member of both) await member.start();
    await settle();
  };
  await start();
  onTestFinished(async () => {
    for (const member of both) await member.end();
    await service.close();
  });
  return {
    url: () => ordered[0]?.url() ?? "",
    urls: () => ordered.map(({ url }) => url()),
    dataDir,
    place: { type: "postgres", url: database },
    service,
    jump: (by) => {
      offset += by;
    },
    restart: async () => {
      for (const member of both) {
        await member.end();
        await member.start();
        await settle();
      }
    },
    whileStopped: async (work) => {
      for (const member of both) await member.end();
      await work();
      await start();
    },
    members,
    settle,
    fence: () => readFence(database),
  };
}

async function createMember(
  options: ProductOptions,
  database: string,
  dataDir: string,
): Promise<RunningMember> {
  const url = new URL(database);
  const proxy: TcpProxy = await startTcpProxy(Number(url.port));
  onTestFinished(() => proxy.close());
  url.port = String(proxy.port);
  const time = createHeldTime(options.time);
  const timers = createHeldTime(systemTime);
  leaseTimers.set(proxy.port, timers);
  let running: Matchdesk | null = null;
  const urlOf = (): string => running?.url ?? "";
  return {
    url: urlOf,
    reach: (mode) => proxy.set(mode),
    stop: () => {
      time.hold();
      timers.hold();
      proxy.set("hold");
    },
    continue: async () => {
      proxy.set("forward");
      await timers.release();
      await time.release();
    },
    isStoring: () => isStoring(urlOf()),
    start: async () => {
      const store = { DATA_DIR: dataDir, DATABASE_URL: url.href };
      running = await startProcess({ ...options, time }, store);
    },
    end: async () => {
      await running?.stop();
      running = null;
    },
  };
}

/** Whether exactly one polls, and all store what they show. */
async function isSettled(members: readonly Member[]): Promise<boolean> {
  const polling = await Promise.all(members.map(({ url }) => isPolling(url())));
  const storing = await Promise.all(members.map((member) => member.isStoring()));
  return polling.filter(Boolean).length === 1 && storing.every(Boolean);
}

async function isStoring(url: string): Promise<boolean> {
  const response: unknown = await (await fetch(url + apiPaths.meta)).json();
  return MetaSchema.parse(response).storing;
}

async function readFence(database: string): Promise<number> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ fence: string }>("select fence from lease");
    return Number(rows[0]?.fence);
  } finally {
    await client.end();
  }
}
