import { expect, onTestFinished } from "vitest";
import type { SeenMatch } from "#core/model/match.ts";
import { storeActs } from "#server/archive/testing/samples.ts";
import { openSqliteArchive } from "#server/archive/engines/open-archive.ts";
import type { NewAct } from "#server/archive/desk-archive.ts";
import { hashSecret } from "#server/platform/secret-hash.ts";
import { NOON } from "#core/testing/model-match.ts";
import { encodeListsResponse, startFaultServer } from "./fault-server.ts";
import {
  createChannelAnnotation,
  HIDDEN_LISTS,
  hiddenAnnotations,
  hiddenPastMatches,
  PARTLY_PUBLIC_SITE,
  PUBLIC_LISTS,
  publicAnnotations,
  publicPastMatches,
  type ServedLists,
  VISIBILITY_ENV,
} from "./hidden-data.ts";
import { startProduct } from "./start-test-product.ts";
import { WEB_DIR } from "./test-app.ts";
import { createTestTime } from "./test-time.ts";

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
export type VisibilityTestProduct = Awaited<ReturnType<typeof startVisibilityTestProduct>>;

/** Text received from an event stream so far, without heartbeats. */
export interface EventText {
  readonly text: () => string;
}

/** Response headers that depend on time or connection. */
const VOLATILE_HEADERS = new Set(["date", "connection", "keep-alive"]);
const STAFF = { name: "Aino", password: "horse" };
const STAFF_USERS = `Aino:${await hashSecret("horse", { N: 2, r: 1, p: 1 })}`;

/**
 * Two products of which only the first one's service and archive also contain hidden tournaments.
 */
export type VisibilityTestPair = readonly [
  mixed: VisibilityTestProduct,
  publicOnly: VisibilityTestProduct,
];

/**
 * Starts both products at noon, first the one with hidden tournaments, and waits for their first
 * polls. They stop when the test ends.
 *
 * @param env configuration of both that differs from the default
 */
export async function startVisibilityTestPair(
  env: Readonly<Record<string, string>> = {},
): Promise<VisibilityTestPair> {
  const mixed = await startVisibilityTestProduct({
    env,
    lists: joinLists(HIDDEN_LISTS, PUBLIC_LISTS),
    archived: [...hiddenPastMatches, ...publicPastMatches],
    annotations: [
      ...hiddenAnnotations,
      ...publicAnnotations,
      createChannelAnnotation(`${PARTLY_PUBLIC_SITE}/220001`),
    ],
  });
  const publicOnly = await startVisibilityTestProduct({
    env,
    lists: PUBLIC_LISTS,
    archived: publicPastMatches,
    annotations: [...publicAnnotations, createChannelAnnotation(null)],
  });
  for (const product of [mixed, publicOnly]) {
    await expect.poll(() => product.read("/api/v1/meta")).toContain('"outcome":"ok"');
  }
  return [mixed, publicOnly];
}

/**
 * Replaces the lists of both services and advances time, in milliseconds.
 *
 * @param hidden lists of hidden tournaments, which only the first service has
 */
export async function passBoth(
  [mixed, publicOnly]: VisibilityTestPair,
  duration: number,
  open: ServedLists,
  hidden: ServedLists,
): Promise<void> {
  await mixed.pass(duration, joinLists(hidden, open));
  await publicOnly.pass(duration, open);
}

function joinLists(first: ServedLists, second: ServedLists): ServedLists {
  return {
    upcoming: [...first.upcoming, ...second.upcoming],
    ended: [...first.ended, ...second.ended],
  };
}

/**
 * Starts a product that shows only some tournaments to viewers.
 *
 * @param setting `archived` and `annotations` are the matches and annotations in its archive before the
 * start
 */
async function startVisibilityTestProduct(setting: {
  readonly env: Readonly<Record<string, string>>;
  readonly lists: ServedLists;
  readonly archived: readonly SeenMatch[];
  readonly annotations: readonly NewAct[];
}) {
  let { lists } = setting;
  const service = await startFaultServer(({ path }) => encodeListsResponse(path, lists));
  const time = createTestTime(NOON);
  const product = await startProduct(service, {
    env: {
      STAFF_USERS,
      RATE_LIMIT: "0",
      PUBLIC_URL: "https://desk.example.org",
      ...VISIBILITY_ENV,
      ...setting.env,
    },
    environment: { webDir: WEB_DIR, time, random: () => 0.5 },
    fill: (dataDir) => fillArchive(dataDir, service.url, setting),
  });
  const streams = new AbortController();
  onTestFinished(() => streams.abort());

  const request = (path: string, init: CrawlRequest = {}): Promise<Response> =>
    fetch(product.url() + path, {
      ...init,
      redirect: "manual",
      headers: { "x-request-id": "same-for-both", ...init.headers },
    });
  const read = async (path: string, init?: CrawlRequest): Promise<string> => {
    const response = await request(path, init);
    const headers = [...response.headers].filter(([name]) => !VOLATILE_HEADERS.has(name));
    const body = Buffer.from(await response.arrayBuffer()).toString("latin1");
    // Policies of embeds contain the address, which differs between the products.
    const { host } = new URL(product.url());
    return (JSON.stringify([response.status, headers]) + body).replaceAll(host, "host.example");
  };
  const signedIn = await request("/api/v1/session", {
    method: "POST",
    headers: { "x-matchdesk": "1" },
    body: JSON.stringify(STAFF),
  });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  return {
    /** Replaces the service's lists and advances time, in milliseconds. */
    pass: async (duration: number, next: ServedLists) => {
      lists = next;
      await time.pass(duration);
    },
    /** Returns all comparable parts of a response: status, headers and body. */
    read,
    /** Like `read`, with a staff session. */
    readAsStaff: (path: string, init?: CrawlRequest) =>
      read(path, { ...init, headers: { "x-matchdesk": "1", cookie, ...init?.headers } }),
    /** Opens the viewers' event stream. */
    listen: async (query = "") =>
      readStream(await request(`/api/v1/events${query}`, { signal: streams.signal })),
  };
}

async function fillArchive(
  dataDir: string,
  address: string,
  contents: {
    readonly archived: readonly SeenMatch[];
    readonly annotations: readonly NewAct[];
  },
): Promise<void> {
  const identity = { now: NOON, salt: "salt" };
  const archive = await openSqliteArchive(dataDir, identity, { led: () => {} });
  const { sources } = await archive.openSources([{ address, client: "client" }]);
  await sources[0]?.insertAll(contents.archived, new Map());
  await storeActs(archive.desk, ...contents.annotations);
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
  return { text: () => text.replaceAll(/^event: heartbeat\ndata: \{\}\n\n/gm, "") };
}
