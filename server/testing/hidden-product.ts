import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { SeenMatch } from "#core/model/match.ts";
import { openSqliteArchive } from "#server/archive/engines/sqlite-archive.ts";
import type { StoredAnnotation } from "#server/archive/repository.ts";
import { parseConfig } from "#server/config/config.ts";
import { startMatchdesk } from "#server/matchdesk.ts";
import { DEFAULT_LIMITS } from "#server/upstream/transport.ts";
import { NOON } from "#core/testing/model-match.ts";
import { listAnswer, startFaultServer, tokenAnswer } from "./fault-server.ts";
import { WEB_DIR } from "./test-app.ts";
import { createTestTime } from "./test-time.ts";

/** What a service sends at one moment. */
export interface ServedLists {
  readonly upcoming: readonly unknown[];
  readonly ended: readonly unknown[];
}

/** A request of a crawl. */
export interface CrawlRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** A running product whose service sends what the test says. */
export interface HiddenProduct {
  /** Sends from now on these lists, and lets time pass. */
  pass(duration: number, lists: ServedLists): Promise<void>;
  /** Everything that can be compared of a response: status, headers, body. */
  read(path: string, init?: CrawlRequest): Promise<string>;
  /** As `read`, signed in. */
  readAsStaff(path: string, init?: CrawlRequest): Promise<string>;
  /** Opens the event stream of viewers. */
  listen(query?: string): Promise<EventText>;
}

/** What an event stream sent so far. */
export interface EventText {
  readonly text: () => string;
}

/** Headers that say when and over which connection a response was sent. */
const OF_CONNECTION = new Set(["date", "connection", "keep-alive"]);
const STAFF = { name: "Aino", password: "horse" };

/**
 * Starts a product at noon that shows only some tournaments to viewers.
 *
 * @param archived Matches and annotations that its archive holds before it starts.
 */
export async function startHiddenProduct(setting: {
  readonly env: Readonly<Record<string, string>>;
  readonly lists: ServedLists;
  readonly archived: readonly SeenMatch[];
  readonly facts: readonly StoredAnnotation[];
  readonly staffUsers: string;
}): Promise<HiddenProduct> {
  let { lists } = setting;
  const service = await startFaultServer(({ path }) => {
    if (path.startsWith("/token/")) return tokenAnswer("token");
    return listAnswer(path.includes("ended") ? lists.ended : lists.upcoming);
  });
  const dataDir = mkdtempSync(join(tmpdir(), "matchdesk-hidden-"));
  const parsed = parseConfig(
    {
      UPSTREAM_URL: service.url,
      CLIENT_ID: "client",
      CLIENT_SECRET: "secret",
      DATA_DIR: dataDir,
      PORT: "0",
      STAFF_USERS: setting.staffUsers,
      RATE_LIMIT: "0",
      PUBLIC_URL: "https://desk.example.org",
      ...setting.env,
    },
    () => "",
  );
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  await fillArchive(dataDir, service.url, setting);

  const time = createTestTime(NOON);
  const running = await startMatchdesk(parsed.config, {
    version: "0",
    webDir: WEB_DIR,
    fontsDir: "/none",
    write: () => {},
    time,
    random: () => 0.5,
    limits: DEFAULT_LIMITS,
  });
  const streams = new AbortController();
  onTestFinished(async () => {
    streams.abort();
    await running.stop();
    await service.close();
    rmSync(dataDir, { recursive: true });
  });

  const request = (path: string, init: CrawlRequest = {}): Promise<Response> =>
    fetch(running.url + path, {
      ...init,
      redirect: "manual",
      headers: { "x-request-id": "same-for-both", ...init.headers },
    });
  const read = async (path: string, init?: CrawlRequest): Promise<string> => {
    const response = await request(path, init);
    const headers = [...response.headers].filter(([name]) => !OF_CONNECTION.has(name));
    const body = Buffer.from(await response.arrayBuffer()).toString("latin1");
    return JSON.stringify([response.status, headers]) + body;
  };
  const signedIn = await request("/api/v1/session", {
    method: "POST",
    headers: { "x-matchdesk": "1" },
    body: JSON.stringify(STAFF),
  });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  return {
    pass: async (duration, next) => {
      lists = next;
      await time.pass(duration);
    },
    read,
    readAsStaff: (path, init) =>
      read(path, { ...init, headers: { "x-matchdesk": "1", cookie, ...init?.headers } }),
    listen: async (query = "") =>
      readStream(await request(`/api/v1/events${query}`, { signal: streams.signal })),
  };
}

async function fillArchive(
  dataDir: string,
  address: string,
  held: { readonly archived: readonly SeenMatch[]; readonly facts: readonly StoredAnnotation[] },
): Promise<void> {
  const birth = { now: NOON, salt: "salt" };
  const archive = await openSqliteArchive(dataDir, birth, { led: () => {} });
  const { sources } = await archive.openSources([{ address, client: "client" }]);
  await sources[0]?.insertAll(held.archived, new Map());
  for (const fact of held.facts) await archive.desk.insertFact(fact);
  await archive.close();
}

/** Collects what a stream sends from now on. */
function readStream(response: Response): EventText {
  let text = "";
  const decoder = new TextDecoder();
  const write = (chunk: Uint8Array): void => {
    text += decoder.decode(chunk);
  };
  response.body?.pipeTo(new WritableStream({ write })).catch(() => {});
  // Heartbeats come in real time.
  return { text: () => text.replaceAll(/^:\n\n/gm, "") };
}
