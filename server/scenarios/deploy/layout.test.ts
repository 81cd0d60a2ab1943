/**
 * Runs the layout of compose.yaml as processes: two servers on one PostgreSQL, with nginx in front.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import * as z from "zod";
import { ChangePageSchema } from "#core/contract/change.ts";
import { ChangeSchema } from "#core/model/change.ts";
import { MatchListSchema } from "#core/contract/match.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { startPostgres, type PostgresServer } from "#server/archive/testing/postgres.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";
import { encodeListsResponse, startFaultServer } from "#server/testing/fault-server.ts";
import { ensureNginxInstalled, startNginx } from "#server/testing/nginx.ts";

// Five processes run in addition to this one.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });
/** Timeout for conditions that depend on other processes. */
const PATIENCE = { timeout: 30_000, interval: 50 };
const STREAMS_PER_ADDRESS = 4;
/** Number of viewers who request the list at once, and how often they do. */
const VIEWERS = 50;
const ROUNDS = 8;

const RequestLineSchema = z.object({ requestId: z.string(), path: z.string() });

let postgres: PostgresServer;

beforeAll(async () => {
  ensureNginxInstalled();
  postgres = await startPostgres();
});

afterAll(() => postgres?.stop());

async function startLayout() {
  let games = 0;
  const live = { locked: "0", best_of: "99" };
  const service = await startFaultServer(({ path }) => {
    const ended = [wireSingleMatch("110001", "ro8#1", `Aino ${games} v Bo 0`, live)];
    return encodeListsResponse(path, { ended });
  });
  onTestFinished(() => service.close());
  const env = {
    UPSTREAM_URL: service.url,
    DATABASE_URL: await postgres.empty(),
    TRUSTED_PROXIES: "127.0.0.1",
    POLL_SECONDS: "1",
    STREAM_LIMIT_PER_ADDRESS: String(STREAMS_PER_ADDRESS),
    LOG_LEVEL: "debug",
    // A container's file system is read-only.
    DATA_DIR: "/nonexistent",
  };
  const desks = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  for (const { url } of desks) {
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, PATIENCE).toBe(200);
  }
  const [first, second] = desks.map(({ url }) => new URL(url).host);
  const nginx = await startNginx({ "matchdesk-1": first ?? "", "matchdesk-2": second ?? "" });
  return {
    nginx,
    desks,
    /** Returns the number of list requests to the service so far. */
    calls: () => service.count("GET /matches/"),
    /** Sets the first contestant's score in the only match of the service. */
    score: (next: number) => {
      games = next;
    },
  };
}

/** Returns the ids of the requests for a path that reached a server. */
function requestsOf({ output }: ServerProcess, path: string): readonly string[] {
  const lines = output().match(/^\{.*"msg":"request"\}$/gm) ?? [];
  return lines
    .map((line) => RequestLineSchema.parse(JSON.parse(line)))
    .filter((line) => line.path === path)
    .map(({ requestId }) => requestId);
}

describe("two servers behind nginx", () => {
  it("share one cached copy of public responses, and cache no others", async () => {
    const { nginx, desks, calls } = await startLayout();
    const path = apiPaths.matches();
    const get = (headers: Record<string, string> = {}) => fetch(nginx.url + path, { headers });
    const first = await get();
    expect(MatchListSchema.parse(await first.json()).total).toBe(1);
    const etag = first.headers.get("etag") ?? "";
    expect((await get({ "if-none-match": etag })).status).toBe(304);

    const requests = (of: string) => desks.flatMap((desk) => requestsOf(desk, of));
    // Both write their log line after they have responded.
    const loggedCount = () => nginx.log().filter((line) => line.path === path).length;
    await expect.poll(loggedCount).toBe(2);
    await expect.poll(() => requests(path).length).toBeGreaterThan(0);
    const requestsBefore = requests(path).length;
    const callsBefore = calls();
    const startedAt = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) {
      const responses = await Promise.all(Array.from({ length: VIEWERS }, () => get()));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      await Promise.all(responses.map((response) => response.text()));
    }
    const seconds = Math.ceil((performance.now() - startedAt) / 1000);
    await expect.poll(loggedCount).toBe(ROUNDS * VIEWERS + 2);
    // All requests of viewers cause at most one request per second, including background
    // refreshes, plus one tolerated late log line.
    expect(requests(path).length - requestsBefore).toBeLessThanOrEqual(seconds + 2);
    // Viewers' requests cause no requests to the service.
    expect(calls() - callsBefore).toBeLessThanOrEqual(2 * (seconds + 1));

    for (const uncached of [apiPaths.meta, apiPaths.deskMarks, apiPaths.deskService, "/matches"]) {
      const responses = [await fetch(nginx.url + uncached), await fetch(nginx.url + uncached)];
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      // Each request reached a server and has the same id in both logs.
      const proxiedLines = () => nginx.log().filter((line) => line.path === uncached);
      await expect.poll(() => proxiedLines().length).toBe(2);
      const ids = proxiedLines().map(({ requestId }) => requestId);
      await expect.poll(() => requests(uncached).toSorted()).toEqual(ids.toSorted());
    }
    for (const hidden of ["/metrics", "/healthz", "/readyz", "//readyz", "/%72eadyz"]) {
      expect([hidden, (await fetch(nginx.url + hidden)).status]).toEqual([hidden, 404]);
    }
  });

  it("limit streams by the address that nginx sees, and ignore the client's own claim", async () => {
    const { nginx } = await startLayout();
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    // References keep the responses from being garbage-collected, which would close their streams.
    const openResponses: Response[] = [];
    const open = async () => {
      const headers = { "x-forwarded-for": `203.0.113.${(lastOctet += 1)}` };
      const { signal } = leaving;
      const response = await fetch(`${nginx.url}/api/v1/events`, { headers, signal });
      openResponses.push(response);
      return response.status;
    };
    let lastOctet = 0;
    const streamLimit = 2 * STREAMS_PER_ADDRESS;
    for (let stream = 0; stream < streamLimit; stream += 1) expect(await open()).toBe(200);
    expect(await open()).toBe(503);
  });

  it("send each change exactly once to every subscriber while the leader is killed", async () => {
    const { nginx, desks, score, calls } = await startLayout();
    const subscribers = [0, 1, 2, 3].map(() => startSubscriber(nginx.url));
    await expect.poll(() => subscribers.every(({ isOpen }) => isOpen()), PATIENCE).toBe(true);
    score(1);
    for (const subscriber of subscribers) {
      await expect.poll(() => subscriber.scores(), PATIENCE).toEqual([1]);
    }
    const counts = await Promise.all(
      desks.map(({ url }) => metric(url, "matchdesk_sse_connections")),
    );
    expect(counts).toEqual([2, 2]);

    const polls = await Promise.all(desks.map(({ url }) => metric(url, SUCCESSFUL_POLLS)));
    const leader = polls.findIndex((count) => count > 0);
    expect(polls.filter((count) => count > 0)).toHaveLength(1);
    desks[leader]?.child.kill("SIGKILL");
    await desks[leader]?.ended;
    score(2);
    const callsThen = calls();
    for (const subscriber of subscribers) {
      await expect.poll(() => subscriber.scores(), PATIENCE).toEqual([1, 2]);
    }
    expect(calls()).toBeGreaterThan(callsThen);
    expect((await fetch(nginx.url + apiPaths.matches())).status).toBe(200);
    const changePage = ChangePageSchema.parse(
      await (await fetch(`${nginx.url}/api/v1/changes`)).json(),
    );
    expect(scoresOf(changePage.changes.toReversed())).toEqual([1, 2]);
  });
});

const SUCCESSFUL_POLLS = 'matchdesk_upstream_requests_total{endpoint="matches",outcome="ok"}';

async function metric(url: string, series: string): Promise<number> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split("\n");
  const line = lines.find((candidate) => candidate.startsWith(`${series} `)) ?? "";
  return Number(line.slice(series.length));
}

/** Returns the first contestant's score after each score change. */
function scoresOf(
  changes: readonly z.output<typeof ChangeSchema>[],
): readonly (number | null | undefined)[] {
  return changes.flatMap((change) => (change.type === "score" ? [change.to[0]] : []));
}

/** Reads the event stream like a browser: when it ends, reconnects with the last received id. */
function startSubscriber(url: string) {
  const stopping = new AbortController();
  const changes: z.output<typeof ChangeSchema>[] = [];
  let lastId: string | null = null;
  let isOpen = false;
  const readOnce = async (): Promise<void> => {
    const headers: Record<string, string> = lastId === null ? {} : { "last-event-id": lastId };
    const response = await fetch(`${url}/api/v1/events`, { headers, signal: stopping.signal });
    if (!response.ok) return;
    let rest = "";
    for await (const bytes of response.body ?? []) {
      isOpen = true;
      const events = (rest + Buffer.from(bytes).toString()).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        lastId = /^id: (\d+)$/m.exec(event)?.[1] ?? lastId;
        const [, data] = /^event: change\ndata: (.*)$/m.exec(event) ?? [];
        if (data !== undefined) changes.push(ChangeSchema.parse(JSON.parse(data)));
      }
    }
  };
  const readUntilAborted = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await readOnce().catch(() => {});
      await sleep(100, null, { signal: stopping.signal }).catch(() => {});
    }
  };
  const reading = readUntilAborted();
  onTestFinished(async () => {
    stopping.abort();
    await reading;
  });
  return { isOpen: () => isOpen, scores: () => scoresOf(changes) };
}
