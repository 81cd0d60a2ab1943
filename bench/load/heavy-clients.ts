import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { must } from "#core/lib/must.ts";
import type { Match } from "#core/model/match.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";

/** What clients got. */
export interface HeavyLoad {
  /** Responses by status. */
  readonly statuses: Map<number, number>;
  /** Slowest response of each kind of URL, in milliseconds. */
  readonly slowest: Map<string, number>;
  bytes: number;
}

/** One client that requests the next URL as soon as the last one was answered. */
export interface HeavyClient {
  readonly url: string;
  /** Address a trusted proxy reports; `null` for the client's own. */
  readonly address: string | null;
  readonly matches: readonly Match[];
  readonly seed: number;
}

/** Milliseconds until a client that was refused requests again. */
const AFTER_REFUSAL = 100;
const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");
const DIGITS = Array.from("0123456789");

type Pick = <T>(of: readonly T[]) => T;

/** The most expensive URLs, by name; each is another one at every call where it has parameters. */
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

/** Requests until `until` (of `performance.now()`), one request at a time. */
export async function askHeavily(
  { url, address, matches, seed }: HeavyClient,
  until: number,
  load: HeavyLoad,
): Promise<void> {
  const random = seededRandom(seed);
  const pick: Pick = (of) => must(of[Math.floor(random() * of.length)], "there is one");
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
    const took = performance.now() - startedAt;
    load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
    if (status < 400) load.slowest.set(kind, Math.max(took, load.slowest.get(kind) ?? 0));
    if (status >= 500) await sleep(AFTER_REFUSAL);
  }
  agent.destroy();
}

function request(
  agent: Agent,
  url: string,
  headers: Readonly<Record<string, string>>,
  load: HeavyLoad,
): Promise<number> {
  return new Promise((resolve) => {
    const failed = (): void => resolve(0);
    get(url, { agent, headers }, (response) => {
      response.on("data", (chunk: Buffer) => (load.bytes += chunk.length));
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", failed);
    }).on("error", failed);
  });
}
