import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { must } from "#core/lib/must.ts";
import type { Match } from "#core/model/match.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";

export interface HeavyClientTotals {
  /** Number of responses by status. */
  readonly statuses: Map<number, number>;
  /** Slowest response of each kind of URL, in milliseconds. */
  readonly slowest: Map<string, number>;
  /** Total size of the bodies. */
  bytes: number;
}

/** A client that sends the next request as soon as it has the response to the last one. */
export interface HeavyClientOptions {
  readonly url: string;
  /** Client address reported by a trusted proxy; `null` to use the real address. */
  readonly address: string | null;
  /** Matches whose URLs are requested. */
  readonly matches: readonly Match[];
  /** Seed of the random choice of URLs. */
  readonly seed: number;
}

/** Milliseconds until a client sends the next request after a server error. */
const ERROR_DELAY = 100;
const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");
const DIGITS = Array.from("0123456789");

type Pick = <T>(of: readonly T[]) => T;

/** The most expensive URLs, by name. Parameters are chosen at random for each request. */
const URLS: Readonly<Record<string, (match: Match, pick: Pick) => string>> = {
  csv: () => "/api/v1/matches.csv",
  json: () => "/api/v1/matches.json",
  "csv of a state": () => "/api/v1/matches.csv?state=ended",
  matches: () => "/api/v1/matches",
  "matches of a state": (_, pick) => `/api/v1/matches?state=${pick(["ended", "upcoming", "live"])}`,
  "search for a letter": (_, pick) => `/api/v1/matches?q=${pick(LETTERS)}`,
  search: ({ entries }) => `/api/v1/matches?q=${encodeURIComponent(entries[0]?.name ?? "1")}`,
  "all calendars": () => "/calendar/all.ics",
  "calendar of a site": ({ site }) => `/calendar/site/${site}.ics`,
  "calendar of a contestant": ({ entries }) =>
    `/calendar/contestant/${encodeURIComponent(entries[0]?.key ?? "a")}.ics`,
  contestant: ({ entries }) => `/api/v1/contestants/${encodeURIComponent(entries[0]?.key ?? "a")}`,
  tournaments: () => "/api/v1/tournaments",
  tournament: ({ tournament }) => `/api/v1/tournaments/${tournament.key}`,
  match: ({ key }) => `/api/v1/matches/${key}`,
  bracket: ({ site, bracketId }) => `/api/v1/brackets/${site}/${bracketId}`,
  names: () => "/api/v1/names",
  changes: () => "/api/v1/changes?limit=500",
  svg: ({ site, bracketId }) => `/brackets/${site}/${bracketId}.svg`,
  png: ({ site, bracketId }, pick) =>
    `/brackets/${site}/${bracketId}.png?width=${pick([1200, 2400, 3999, 4000])}`,
  card: ({ key }) => `/cards/matches/${key}.png`,
  wall: ({ tournament }, pick) =>
    `/wall?tournament=${tournament.key}&name=${pick(LETTERS)}${pick(LETTERS)}`,
  "wall of all": (_, pick) => `/wall?name=${pick(LETTERS)}`,
  "embed of all": (_, pick) => `/embed/matches?accent=%23${pick(DIGITS)}0a0a0`,
  "embed of a bracket": ({ site, bracketId }) => `/embed/bracket/${site}/${bracketId}`,
  overlay: ({ site, bracketId }) => `/overlay/bracket/${site}/${bracketId}`,
  "page of a match": ({ key }) => `/matches/${key}`,
  "page of a tournament": ({ tournament }) => `/tournaments/${tournament.key}`,
  now: () => "/",
};

/** Sends requests one at a time until `until`, a time of `performance.now()`. */
export async function runHeavyClient(
  { url, address, matches, seed }: HeavyClientOptions,
  until: number,
  load: HeavyClientTotals,
): Promise<void> {
  const random = seededRandom(seed);
  const pick: Pick = (of) => must(of[Math.floor(random() * of.length)], "the list is not empty");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const kinds = Object.keys(URLS);
  while (performance.now() < until) {
    const kind = pick(kinds);
    const path = URLS[kind]?.(pick(matches), pick) ?? "/";
    const startedAt = performance.now();
    const status = await request(
      agent,
      url + path,
      {
        "accept-encoding": pick(["br", "gzip", "identity"]),
        ...(address === null ? {} : { "x-forwarded-for": address }),
      },
      load,
    );
    const duration = performance.now() - startedAt;
    load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
    if (status < 400) load.slowest.set(kind, Math.max(duration, load.slowest.get(kind) ?? 0));
    if (status >= 500) await sleep(ERROR_DELAY);
  }
  agent.destroy();
}

function request(
  agent: Agent,
  url: string,
  headers: Readonly<Record<string, string>>,
  load: HeavyClientTotals,
): Promise<number> {
  return new Promise((resolve) => {
    const fail = (): void => resolve(0);
    get(url, { agent, headers }, (response) => {
      response.on("data", (chunk: Buffer) => (load.bytes += chunk.length));
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", fail);
    }).on("error", fail);
  });
}
