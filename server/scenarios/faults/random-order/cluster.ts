import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { expect, onTestFinished } from "vitest";
import { MetaSchema } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { SECOND } from "#core/lib/time.ts";
import type { LeaseDeps } from "#server/archive/engines/lease.ts";
import { systemTime, type TimeSources } from "#server/clock/clock.ts";
import type { Matchdesk } from "#server/matchdesk.ts";
import { type ProxyMode, startTcpProxy, type TcpProxy } from "#server/testing/tcp-proxy.ts";
import { createHeldTime, type HeldTime } from "./held-time.ts";
import { createDataDir, type Product, type ProductOptions, startProcess } from "./product.ts";

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

/** The most steps of a quarter of a second until one leads again. */
const SETTLING = 240;

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
    const isFirst = first !== undefined && (await readState(first.url())).polls;
    return isFirst ? both : both.toReversed();
  };
  let ordered = both;
  const settle = async (mayPass = true): Promise<void> => {
    // Roles change in real time, and what a process shows of them with the next poll.
    for (let step = 0; step < SETTLING && !(await isSettled(both)); step += 1) {
      await setTimeout(SECOND / 4);
      if (mayPass && step % 8 === 7) await time.pass(SECOND);
    }
    const states = both.map(({ url }) => readState(url()));
    expect(await Promise.all(states)).toEqual(
      expect.arrayContaining([SETTLED_LEADER, SETTLED_FOLLOWER]),
    );
    ordered = await members();
  };
  for (const member of both) await member.start();
  // The other product starts at the same moment.
  await settle(false);
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
      for (const member of both) await member.start();
      await settle();
    },
    members,
    settle: () => settle(),
    fence: () => readFence(database),
  };
}

async function createMember(
  options: Parameters<typeof startProcess>[0],
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
    isStoring: async () => (await readState(urlOf())).stores,
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

/** What a process shows of its role and of its store. */
interface MemberState {
  readonly polls: boolean;
  readonly stores: boolean;
}

const SETTLED_LEADER: MemberState = { polls: true, stores: true };
const SETTLED_FOLLOWER: MemberState = { polls: false, stores: true };

async function readState(url: string): Promise<MemberState> {
  const response: unknown = await (await fetch(url + apiPaths.meta)).json();
  const { now, service, storing } = MetaSchema.parse(response);
  const { nextTry } = service;
  return { polls: nextTry !== null && Date.parse(nextTry) >= Date.parse(now), stores: storing };
}

/** Whether exactly one polls, and all store what they show. */
async function isSettled(members: readonly Member[]): Promise<boolean> {
  const states = await Promise.all(members.map(({ url }) => readState(url())));
  return states.filter(({ polls }) => polls).length === 1 && states.every(({ stores }) => stores);
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
