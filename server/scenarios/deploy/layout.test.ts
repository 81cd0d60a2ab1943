/** The layout of compose.yaml with processes: two desks on one PostgreSQL, nginx in front. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import * as z from "zod";
import { ChangePageSchema, ChangeViewSchema, type ChangeView } from "#core/contract/change.ts";
import { MatchListSchema } from "#core/contract/match.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { startPostgres, type PostgresServer } from "#server/archive/testing/postgres.ts";
import { type DeskProcess, startDeskProcess } from "#server/testing/desk-process.ts";
import { listAnswer, startFaultServer, tokenAnswer } from "#server/testing/fault-server.ts";
import { type Nginx, installNginx, startNginx } from "#server/testing/nginx.ts";

// Five processes beside this one.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });
/** For what happens in the processes' own time. */
const PATIENCE = { timeout: 30_000, interval: 50 };
const STREAMS_PER_ADDRESS = 4;

const RequestLineSchema = z.object({ requestId: z.string(), path: z.string() });

let postgres: PostgresServer;

beforeAll(async () => {
  installNginx();
  postgres = await startPostgres();
});

afterAll(() => postgres?.stop());

interface Layout {
  readonly nginx: Nginx;
  readonly desks: readonly DeskProcess[];
  /** Calls of the service so far. */
  readonly calls: () => number;
  /** Lets the only match of the service stand so from now on. */
  readonly score: (games: number) => void;
}

async function startLayout(): Promise<Layout> {
  let games = 0;
  const service = await startFaultServer(({ path }) => {
    if (path.startsWith("/token/")) return tokenAnswer("token");
    const contestants = [
      wireContestant({ name: "Aino", score: `${games}` }),
      wireContestant({ name: "Bo", sort: "2" }),
    ];
    return listAnswer(path.includes("ended") ? [wireMatch({ best_of: "99", contestants })] : []);
  });
  onTestFinished(() => service.close());
  const env = {
    UPSTREAM_URL: service.url,
    CLIENT_ID: "client",
    CLIENT_SECRET: "canary-secret",
    DATABASE_URL: await postgres.empty(),
    TRUSTED_PROXIES: "127.0.0.1",
    POLL_SECONDS: "1",
    STREAM_LIMIT_PER_ADDRESS: String(STREAMS_PER_ADDRESS),
    LOG_LEVEL: "debug",
    // A container's file system takes no writes.
    DATA_DIR: "/nonexistent",
  };
  const desks = await Promise.all([startDeskProcess(env), startDeskProcess(env)]);
  for (const { url } of desks) {
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, PATIENCE).toBe(200);
  }
  const [first, second] = desks.map(({ url }) => new URL(url).host);
  const nginx = await startNginx({ "matchdesk-1": first ?? "", "matchdesk-2": second ?? "" });
  return {
    nginx,
    desks,
    calls: () => service.count("GET /matches/"),
    score: (next) => {
      games = next;
    },
  };
}

/** Ids of the requests for a path that reached a desk. */
function requestsOf({ output }: DeskProcess, path: string): readonly string[] {
  const lines = output().match(/^\{.*"msg":"request"\}$/gm) ?? [];
  return lines
    .map((line) => RequestLineSchema.parse(JSON.parse(line)))
    .filter((line) => line.path === path)
    .map(({ requestId }) => requestId);
}

describe("two desks behind nginx", () => {
  it("share one copy of public answers, and keep none of the others", async () => {
    const { nginx, desks, calls } = await startLayout();
    const path = apiPaths.matches();
    const get = (headers: Record<string, string> = {}) => fetch(nginx.url + path, { headers });
    const first = await get();
    expect(MatchListSchema.parse(await first.json()).total).toBe(1);
    const etag = first.headers.get("etag") ?? "";
    expect((await get({ "if-none-match": etag })).status).toBe(304);

    const requests = (of: string) => desks.flatMap((desk) => requestsOf(desk, of));
    // Both write a line after they have answered.
    const answered = () => nginx.log().filter((line) => line.path === path).length;
    await expect.poll(answered).toBe(2);
    await expect.poll(() => requests(path).length).toBeGreaterThan(0);
    const asked = requests(path).length;
    const callsBefore = calls();
    const startedAt = performance.now();
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => get()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      await Promise.all(answers.map((answer) => answer.text()));
    }
    const seconds = Math.ceil((performance.now() - startedAt) / 1000);
    await expect.poll(answered).toBe(1002);
    // A thousand readers, and one request a second: what is asked for in the background included,
    // and a line of one before that came late.
    expect(requests(path).length - asked).toBeLessThanOrEqual(seconds + 2);
    // Readers cost the service nothing.
    expect(calls() - callsBefore).toBeLessThanOrEqual(2 * (seconds + 1));

    for (const uncached of [apiPaths.meta, apiPaths.deskMarks, apiPaths.deskService, "/matches"]) {
      const asks = [await fetch(nginx.url + uncached), await fetch(nginx.url + uncached)];
      expect(asks.map(({ status }) => status)).toEqual([200, 200]);
      // Each reached a desk, and stands in both logs under one id.
      const passed = () => nginx.log().filter((line) => line.path === uncached);
      await expect.poll(() => passed().length).toBe(2);
      const ids = passed().map(({ requestId }) => requestId);
      await expect.poll(() => requests(uncached).toSorted()).toEqual(ids.toSorted());
    }
    for (const hidden of ["/metrics", "/healthz", "/readyz", "//readyz", "/%72eadyz"]) {
      expect([hidden, (await fetch(nginx.url + hidden)).status]).toEqual([hidden, 404]);
    }
  });

  it("count a reader by the address that nginx sees, whatever it says of itself", async () => {
    const { nginx } = await startLayout();
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    // An answer that nobody holds is let go, and its place with it.
    const held: Response[] = [];
    const open = async () => {
      const headers = { "x-forwarded-for": `203.0.113.${(claims += 1)}` };
      const { signal } = leaving;
      const answer = await fetch(`${nginx.url}/api/v1/events`, { headers, signal });
      held.push(answer);
      return answer.status;
    };
    let claims = 0;
    const places = 2 * STREAMS_PER_ADDRESS;
    for (let place = 0; place < places; place += 1) expect(await open()).toBe(200);
    expect(await open()).toBe(503);
  });

  it("tell every reader each change once, also while the one that leads is killed", async () => {
    const { nginx, desks, score, calls } = await startLayout();
    const readers = [0, 1, 2, 3].map(() => startReader(nginx.url));
    await expect.poll(() => readers.every(({ isOpen }) => isOpen()), PATIENCE).toBe(true);
    score(1);
    for (const reader of readers) {
      await expect.poll(() => reader.scores(), PATIENCE).toEqual([1]);
    }
    const counts = await Promise.all(desks.map(({ url }) => metric(url, "sse_connections")));
    expect(counts).toEqual([2, 2]);

    const polls = await Promise.all(desks.map(({ url }) => metric(url, LISTS_READ)));
    const leader = polls.findIndex((count) => count > 0);
    expect(polls.filter((count) => count > 0)).toHaveLength(1);
    desks[leader]?.child.kill("SIGKILL");
    await desks[leader]?.ended;
    score(2);
    const callsThen = calls();
    for (const reader of readers) {
      await expect.poll(() => reader.scores(), PATIENCE).toEqual([1, 2]);
    }
    expect(calls()).toBeGreaterThan(callsThen);
    expect((await fetch(nginx.url + apiPaths.matches())).status).toBe(200);
    const told = ChangePageSchema.parse(await (await fetch(`${nginx.url}/api/v1/changes`)).json());
    expect(scoresOf(told.changes.toReversed())).toEqual([1, 2]);
  });
});

const LISTS_READ = 'upstream_requests_total{endpoint="matches",outcome="ok"}';

async function metric(url: string, series: string): Promise<number> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split("\n");
  const line = lines.find((each) => each.startsWith(`${series} `)) ?? "";
  return Number(line.slice(series.length));
}

/** The first contestant's games after each change of the score. */
function scoresOf(changes: readonly ChangeView[]): readonly (number | null | undefined)[] {
  return changes.flatMap((change) => (change.type === "score" ? [change.to[0]] : []));
}

/** Reads the stream as a browser does: where it ends, it comes back with the last id it got. */
function startReader(url: string) {
  const stopping = new AbortController();
  const changes: ChangeView[] = [];
  let lastId: string | null = null;
  let isOpen = false;
  const readOnce = async (): Promise<void> => {
    const headers: Record<string, string> = lastId === null ? {} : { "last-event-id": lastId };
    const answer = await fetch(`${url}/api/v1/events`, { headers, signal: stopping.signal });
    if (!answer.ok) return;
    let rest = "";
    for await (const bytes of answer.body ?? []) {
      isOpen = true;
      const events = (rest + Buffer.from(bytes).toString()).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        lastId = /^id: (\d+)$/m.exec(event)?.[1] ?? lastId;
        const [, data] = /^event: change\ndata: (.*)$/m.exec(event) ?? [];
        if (data !== undefined) changes.push(ChangeViewSchema.parse(JSON.parse(data)));
      }
    }
  };
  const readOn = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await readOnce().catch(() => {});
      await sleep(100, null, { signal: stopping.signal }).catch(() => {});
    }
  };
  const reading = readOn();
  onTestFinished(async () => {
    stopping.abort();
    await reading;
  });
  return { isOpen: () => isOpen, scores: () => scoresOf(changes) };
}
