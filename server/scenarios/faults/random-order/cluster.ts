import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { MetaSchema } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { SECOND } from "#core/lib/time.ts";
import { runSql } from "#server/archive/testing/postgres.ts";
import { systemTime, type TimeSources } from "#server/clock/clock.ts";
import type { Matchdesk } from "#server/matchdesk.ts";
import { createTestFolder } from "#server/testing/server-process.ts";
import { type ProxyMode, startTcpProxy, type TcpProxy } from "#server/testing/tcp-proxy.ts";
import { type ProductOptions, startProcess } from "./product.ts";

/** Two processes on one PostgreSQL, each behind its own proxy. */
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

export type ClusterMember = Awaited<ReturnType<typeof createMember>>;

/**
 * Lease times in milliseconds, shorter than in the product. A lease uses the clocks of the database
 * and of this machine, which continue while the simulated time is stopped.
 */
export const SHORT_LEASE_TIMES = {
  duration: 3_000,
  beat: 400,
  response: 1_200,
  statement: 1_500,
  idle: 1_500,
};

/** Maximum number of waits of 250 ms until a process leads again. */
const MAX_SETTLE_STEPS = 240;

/**
 * Starts two processes on an empty PostgreSQL; they stop when the test ends.
 *
 * @param database its connection string, without a proxy
 */
export async function startCluster(options: ProductOptions, database: string) {
  const { time, service } = options;
  const dataDir = createTestFolder();
  let offset = 0;
  const own: TimeSources = { ...time, machineNow: () => time.machineNow() + offset };
  const both = [
    await createMember({ ...options, time: own }, database, dataDir),
    await createMember({ ...options, time: own }, database, dataDir),
  ];
  const members = async (): Promise<readonly ClusterMember[]> => {
    const [first] = both;
    const isFirst = first !== undefined && (await readState(first.url())).polls;
    return isFirst ? both : both.toReversed();
  };
  let ordered: readonly ClusterMember[] = both;
  const settle = async (mayPass = true): Promise<void> => {
    // Roles change in real time, but a process reports them only with its next poll.
    for (let step = 0; step < MAX_SETTLE_STEPS && !(await isSettled(both)); step += 1) {
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
  // The other product starts at the same simulated time.
  await settle(false);
  onTestFinished(async () => {
    for (const member of both) await member.end();
    await service.close();
  });
  return {
    url: () => ordered[0]?.url() ?? "",
    urls: () => ordered.map(({ url }) => url()),
    dataDir,
    place: { type: "postgres" as const, url: database },
    service,
    jump: (by: number) => {
      offset += by;
    },
    restart: async () => {
      for (const member of both) {
        await member.end();
        await member.start();
        await settle();
      }
    },
    whileStopped: async (work: () => Promise<void>) => {
      for (const member of both) await member.end();
      await work();
      for (const member of both) await member.start();
      await settle();
    },
    /** Returns the processes, the leader first. */
    members,
    /** Resolves when one process leads and polls, and no process reports a storage problem. */
    settle: () => settle(),
    /** Resolves to the fencing number of the newest lease. */
    readFencingNumber: async () => {
      const [lease] = await runSql(database, "select fence from lease");
      return Number(lease?.["fence"]);
    },
  };
}

async function createMember(
  options: Parameters<typeof startProcess>[0],
  database: string,
  dataDir: string,
) {
  const url = new URL(database);
  const proxy: TcpProxy = await startTcpProxy(Number(url.port));
  onTestFinished(() => proxy.close());
  url.port = String(proxy.port);
  const time = createSuspendableTime(options.time);
  const timers = createSuspendableTime(systemTime);
  const postgres = { lease: SHORT_LEASE_TIMES, later: timers.later };
  let running: Matchdesk | null = null;
  const urlOf = (): string => running?.url ?? "";
  return {
    url: urlOf,
    setProxyMode: (mode: ProxyMode) => proxy.set(mode),
    /** Suspends the process: its timers do not run and it receives nothing from the database. */
    stop: () => {
      time.hold();
      timers.hold();
      proxy.set("hold");
    },
    /** Continues a suspended process. */
    continue: async () => {
      proxy.set("forward");
      await timers.release();
      await time.release();
    },
    /** Resolves to whether the process reports that its data is stored. */
    isStoring: async () => (await readState(urlOf())).stores,
    start: async () => {
      const store = { DATA_DIR: dataDir, DATABASE_URL: url.href };
      running = await startProcess({ ...options, time, postgres }, store);
    },
    end: async () => {
      await running?.stop();
      running = null;
    },
  };
}

/** Role and storage state that a process reports. */
type MemberState = Awaited<ReturnType<typeof readState>>;

const SETTLED_LEADER: MemberState = { polls: true, stores: true };
const SETTLED_FOLLOWER: MemberState = { polls: false, stores: true };

async function readState(url: string) {
  const response: unknown = await (await fetch(url + apiPaths.meta)).json();
  const { now, service, storing } = MetaSchema.parse(response);
  const { nextTry } = service;
  return { polls: nextTry !== null && nextTry >= now, stores: storing };
}

/** Returns whether exactly one process polls and none reports a storage problem. */
async function isSettled(members: readonly ClusterMember[]): Promise<boolean> {
  const states = await Promise.all(members.map(({ url }) => readState(url())));
  return states.filter(({ polls }) => polls).length === 1 && states.every(({ stores }) => stores);
}

/** Creates time sources of a process that can be suspended and continued, as by SIGSTOP and SIGCONT. */
function createSuspendableTime(time: TimeSources) {
  const delayed = new Set<() => void | Promise<void>>();
  let isHeld = false;
  return {
    ...time,
    later: (...[wait, run]: Parameters<TimeSources["later"]>) => {
      const runOrDelay = (): void | Promise<void> => {
        if (!isHeld) return run();
        delayed.add(runOrDelay);
      };
      const cancel = time.later(wait, runOrDelay);
      return () => {
        cancel();
        delayed.delete(runOrDelay);
      };
    },
    /** Delays all timers from now on. The clocks continue. */
    hold: () => {
      isHeld = true;
    },
    /** Runs the delayed timers; resolves when they are done. */
    async release() {
      isHeld = false;
      for (const run of delayed) {
        delayed.delete(run);
        await run();
      }
    },
  };
}
