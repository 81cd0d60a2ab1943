import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { SeenMatch } from "#core/model/match.ts";
import { openSqliteArchive } from "#server/archive/engines/sqlite-archive.ts";
import type { StoredAnnotation } from "#server/archive/repository.ts";
import { parseConfig } from "#server/config/config.ts";
import { startMatchdesk } from "#server/matchdesk.ts";
import { DEFAULT_TRANSPORT_LIMITS } from "#server/upstream/transport.ts";
import { NOON } from "#core/testing/model-match.ts";
import { encodeMatchListResponse, startFaultServer, encodeTokenResponse } from "./fault-server.ts";
import { WEB_DIR } from "./test-app.ts";
import { createTestTime } from "./test-time.ts";

/** Both lists of the service at one time. */
export interface ServedLists {
  readonly upcoming: readonly unknown[];
  readonly ended: readonly unknown[];
}

/** Method, headers, body and abort signal of a request to the product. */
export interface CrawlRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/**
 * A running product that shows only some tournaments to viewers. The test sets the lists of its
 * service.
 */
export interface VisibilityTestProduct {
  /** Replaces the service's lists and advances time, in milliseconds. */
  pass(duration: number, lists: ServedLists): Promise<void>;
  /** Returns all comparable parts of a response: status, headers and body. */
  read(path: string, init?: CrawlRequest): Promise<string>;
  /** Like `read`, with a staff session. */
  readAsStaff(path: string, init?: CrawlRequest): Promise<string>;
  /** Opens the viewers' event stream. */
  listen(query?: string): Promise<EventText>;
}

/** Text received from an event stream so far, without heartbeats. */
export interface EventText {
  readonly text: () => string;
}

/** Response headers that depend on time or connection. */
const VOLATILE_HEADERS = new Set(["date", "connection", "keep-alive"]);
const STAFF = { name: "Aino", password: "horse" };

/**
 * Starts a product at noon that shows only some tournaments to viewers.
 *
 * @param setting `archived` and `facts` are the matches and annotations in its archive before the
 * start
 */
export async function startVisibilityTestProduct(setting: {
  readonly env: Readonly<Record<string, string>>;
  readonly lists: ServedLists;
  readonly archived: readonly SeenMatch[];
  readonly facts: readonly StoredAnnotation[];
  readonly staffUsers: string;
}): Promise<VisibilityTestProduct> {
  let { lists } = setting;
  const service = await startFaultServer(({ path }) => {
    if (path.startsWith("/token/")) return encodeTokenResponse("token");
    return encodeMatchListResponse(path.includes("ended") ? lists.ended : lists.upcoming);
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
    limits: DEFAULT_TRANSPORT_LIMITS,
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
    const headers = [...response.headers].filter(([name]) => !VOLATILE_HEADERS.has(name));
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
  contents: {
    readonly archived: readonly SeenMatch[];
    readonly facts: readonly StoredAnnotation[];
  },
): Promise<void> {
  const identity = { now: NOON, salt: "salt" };
  const archive = await openSqliteArchive(dataDir, identity, { led: () => {} });
  const { sources } = await archive.openSources([{ address, client: "client" }]);
  await sources[0]?.insertAll(contents.archived, new Map());
  for (const annotation of contents.facts) await archive.desk.insertFact(annotation);
  await archive.close();
}

/** Collects the text that a stream sends from now on. */
function readStream(response: Response): EventText {
  let text = "";
  const decoder = new TextDecoder();
  const write = (chunk: Uint8Array): void => {
    text += decoder.decode(chunk);
  };
  response.body?.pipeTo(new WritableStream({ write })).catch(() => {});
  // Heartbeats are removed because they depend on real time.
  return { text: () => text.replaceAll(/^:\n\n/gm, "") };
}
