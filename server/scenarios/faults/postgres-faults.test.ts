/**
 * Faults 53 and 54 of docs/faults.md, on a real PostgreSQL. Only a process that is stopped must be a
 * real one; the others run here, with a shorter lease.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { MetaSchema } from "#core/contract/meta.ts";
import { AttentionListSchema } from "#core/contract/attention.ts";
import { MatchListSchema } from "#core/contract/match.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { type PostgresServer, runSql, startPostgres } from "#server/archive/testing/postgres.ts";
import { systemTime } from "#server/clock/clock.ts";
import { describeStartFailure } from "#server/config/start-failure.ts";
import { createTestFolder, startServerProcess } from "#server/testing/server-process.ts";
import { DEFAULT_TRANSPORT_LIMITS } from "#server/upstream/transport.ts";
import {
  type FaultServer,
  encodeListsResponse,
  startFaultServer,
} from "#server/testing/fault-server.ts";
import { startTcpProxy, type TcpProxy } from "#server/testing/tcp-proxy.ts";
import { SHORT_LEASE_TIMES } from "./random-order/cluster.ts";
import { startProcess } from "./random-order/product.ts";

// Two servers and a database are started, and leases must expire.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });
const TIMING = {
  lease: SHORT_LEASE_TIMES,
  queries: { query: 4_000, request: 1_000, whole: 60_000 },
  pause: 1_000,
};
const LONG = { timeout: 60_000, interval: 100 };

/** A server and the proxy through which it reaches the database. */
interface Member {
  readonly url: string;
  readonly proxy: TcpProxy;
  readonly stop: () => Promise<void>;
}

let postgres: PostgresServer;
let url: string;
let service: FaultServer;
let score: number;
let tokens: number;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

beforeEach(async () => {
  url = await postgres.empty();
  score = 0;
  tokens = 0;
  // Each process requests one token, so the token identifies the process.
  service = await startFaultServer(({ path }) => {
    if (path.startsWith("/token/")) tokens += 1;
    const live = { locked: "0", best_of: "99" };
    const ended = [wireSingleMatch("110001", "ro8#1", `Aino ${score} v Bo 0`, live)];
    return encodeListsResponse(path, { ended }, `token-${tokens}`);
  });
  onTestFinished(() => service.close());
});

/** Returns the number of requests with the n-th token, which identifies the process. */
const pollsOf = (nth: number): number =>
  service.requests.filter(({ headers }) => headers["authorization"] === `Bearer token-${nth}`)
    .length;

/** Starts a server in this process with a short lease. */
async function startMember(): Promise<Member> {
  const proxy = await startTcpProxy(Number(new URL(url).port));
  onTestFinished(() => proxy.close());
  const database = new URL(url);
  database.port = String(proxy.port);
  const member = await startHere(database.href);
  onTestFinished(member.stop);
  await untilReady(member.url);
  return { ...member, proxy };
}

const startHere = (database: string) =>
  startProcess(
    { service, limits: DEFAULT_TRANSPORT_LIMITS, time: systemTime, postgres: TIMING },
    { DATA_DIR: createTestFolder(), DATABASE_URL: database },
  );

async function untilReady(server: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${server}/readyz`)).status, LONG).toBe(200);
}

/** Starts two servers; the first is the leader. */
async function startTwo(): Promise<readonly [Member, Member]> {
  const first = await startMember();
  const second = await startMember();
  expect(await leases()).toMatchObject({ fence: "1" });
  return [first, second];
}

const query = (statement: string) => runSql(url, statement);

async function leases() {
  const [row] = await query("select fence, holder from lease");
  return row;
}

/**
 * Returns the score after each stored score change, in order, and asserts that change numbers have
 * no gaps.
 */
async function storedScores(): Promise<readonly unknown[]> {
  const rows = await query("select seq, body from change order by seq");
  const numbers = rows.map(({ seq }) => Number(seq));
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  return rows
    .map(({ body }) => JSON.parse(String(body)))
    .filter(({ type }) => type === "score")
    .map(({ to }) => to[0]);
}

type Address = Pick<Member, "url">;

async function read(member: Address, path: string): Promise<unknown> {
  const response = await fetch(member.url + path);
  return response.json();
}

async function shownScore(member: Address): Promise<unknown> {
  const { matches } = MatchListSchema.parse(await read(member, apiPaths.matches()));
  return matches[0]?.slots[0]?.score;
}

async function isStoring(member: Address): Promise<boolean> {
  return MetaSchema.parse(await read(member, apiPaths.meta)).storing;
}

describe("fault 54: a leader that is stopped and continued", () => {
  it.each([
    ["stay open", false],
    ["are ended by PostgreSQL meanwhile", true],
  ])(
    "is replaced, writes and polls no more, no change is lost, if its sessions %s",
    async (_, isEnded) => {
      const env = { UPSTREAM_URL: service.url, POLL_SECONDS: "1", DATABASE_URL: url };
      const first = await startServerProcess(env);
      await untilReady(first.url);
      const [own] = await query(
        "select string_agg(pid::text, ',') as pids from pg_stat_activity where application_name = 'matchdesk'",
      );
      const second = await startServerProcess(env);
      await untilReady(second.url);
      score = 1;
      await expect.poll(storedScores, LONG).toEqual([1]);
      first.child.kill("SIGSTOP");
      score = 2;
      await expect.poll(storedScores, LONG).toEqual([1, 2]);
      expect(await leases()).toMatchObject({ fence: "2" });
      const before = pollsOf(1);
      const leaseAfterTakeover = await leases();
      if (isEnded)
        await query(
          `select pg_terminate_backend(pid) from unnest('{${String(own?.["pids"])}}'::int[]) pid`,
        );
      first.child.kill("SIGCONT");
      score = 3;
      await expect.poll(storedScores, LONG).toEqual([1, 2, 3]);
      await expect.poll(() => shownScore(first), LONG).toBe(3);
      expect(await shownScore(second)).toBe(3);
      expect(pollsOf(1)).toBe(before);
      expect(await leases()).toEqual(leaseAfterTakeover);
    },
  );

  it("hands over the lease immediately on a clean exit", async () => {
    const [first, second] = await startTwo();
    const before = await leases();
    expect(before?.["holder"]).toEqual(expect.any(String));
    await first.stop();
    // Released, or already taken by the second server.
    expect(await leases()).not.toMatchObject({ holder: before?.["holder"] });
    score = 1;
    await expect.poll(() => shownScore(second), LONG).toBe(1);
  });
});

describe("fault 53: servers without PostgreSQL", () => {
  it.each(["refuse", "hang"] as const)(
    "keep polling and showing data, report what is not stored, and store it afterwards (%s)",
    async (mode) => {
      const both = await startTwo();
      const [first, second] = both;
      score = 1;
      await expect.poll(storedScores, LONG).toEqual([1]);
      for (const { proxy } of both) proxy.set(mode);
      score = 2;
      await expect.poll(() => shownScore(first), LONG).toBe(2);
      await expect.poll(() => isStoring(first), LONG).toBe(false);
      // The other process shows it only after the lease has expired.
      await expect.poll(() => shownScore(second), LONG).toBe(2);
      await expect
        .poll(async () => {
          const list = AttentionListSchema.parse(await read(first, apiPaths.deskAttention));
          return list.rows.find(({ id }) => id === "store-failing")?.reason;
        }, LONG)
        .toMatchObject({ state: "unreachable", unstoredChanges: expect.any(Number) });
      const ready = await fetch(`${first.url}/readyz`);
      expect([ready.status, await ready.text()]).toEqual([
        200,
        expect.stringMatching(/^ready\nnot storing: archive unreachable since /),
      ]);
      expect(await storedScores()).toEqual([1]);
      score = 3;
      // A process that still holds 2 when it gets the lease stores 2 before 3.
      for (const member of both) await expect.poll(() => shownScore(member), LONG).toBe(3);
      for (const { proxy } of both) proxy.set("forward");
      await expect.poll(storedScores, LONG).toEqual([1, 3]);
      for (const member of both) await expect.poll(() => isStoring(member), LONG).toBe(true);
      score = 4;
      await expect.poll(storedScores, LONG).toEqual([1, 3, 4]);
      for (const member of both) await expect.poll(() => shownScore(member), LONG).toBe(4);
    },
  );

  it.each(["refuse", "hang"] as const)(
    "return 503 to requests that need the database, and store changes afterwards (%s)",
    async (mode) => {
      const { url: server, proxy } = await startMember();
      const change = () =>
        fetch(`${server}/api/v1/desk/facts`, {
          method: "PUT",
          headers: { "content-type": "application/json", "x-matchdesk": "1" },
          body: JSON.stringify({ kind: "note", scope: "site/t/1", value: "Table 4" }),
        });
      const search = () => fetch(`${server}${apiPaths.matches()}?q=never%20seen`);
      proxy.set(mode);
      // Before the outage is detected, every request takes at most its own time limit.
      const first = await Promise.all([change(), change(), change(), search(), search(), search()]);
      const later = await Promise.all([change(), search()]);
      const responses = [...first, ...later];
      for (const response of responses) {
        expect(response.status).toBe(503);
        expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(await response.json()).toMatchObject({
          id: "store-failing",
          detail: expect.stringMatching(/^The database does not respond, so .*; .*try again/),
        });
      }
      proxy.set("forward");
      await expect.poll(async () => (await change()).status, LONG).toBe(200);
      expect((await search()).status).toBe(200);
    },
  );

  it("show new data and store nothing if only the leader is cut off", async () => {
    const [first, second] = await startTwo();
    first.proxy.set("hang");
    score = 1;
    await expect.poll(storedScores, LONG).toEqual([1]);
    const leaseAfterTakeover = await leases();
    expect(leaseAfterTakeover).toMatchObject({ fence: "2" });
    score = 2;
    await expect.poll(() => shownScore(first), LONG).toBe(2);
    await expect.poll(storedScores, LONG).toEqual([1, 2]);
    first.proxy.set("forward");
    await expect.poll(() => isStoring(first), LONG).toBe(true);
    score = 3;
    await expect.poll(() => shownScore(first), LONG).toBe(3);
    expect(await storedScores()).toEqual([1, 2, 3]);
    expect(await shownScore(second)).toBe(3);
    expect(await leases()).toEqual(leaseAfterTakeover);
  });

  it("exit at the start with the reason and the name of the variable", async () => {
    const failure = await startHere("postgres://desk@127.0.0.1:1/desk").catch(describeStartFailure);
    expect(failure).toMatchObject({
      exitCode: 69,
      line: expect.stringMatching(
        /PostgreSQL cannot be reached\. .*DATABASE_URL is correct\. Cause: /,
      ),
    });
  });
});
