import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { DAY, HOUR, formatWallTime } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import type { Match } from "#core/model/match.ts";
import { createMatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import { openSqliteArchive } from "#server/archive/engines/sqlite-archive.ts";
import { createSeenMatchAt } from "#server/archive/testing/samples.ts";
import {
  encodeMatchListResponse,
  startFaultServer,
  encodeTokenResponse,
} from "#server/testing/fault-server.ts";
import { NODE_MEMORY_ENVIRONMENT, NODE_FLAGS } from "#server/testing/node-flags.ts";
import { createWireListsAt } from "#core/testing/elimination-wire.ts";
import { GENERATED_EVENT_START } from "#core/testing/wire-match.ts";
import { createDoubleElimination } from "./create-double-elimination.ts";

/** Distribution of the matches: all in ongoing tournaments, or nearly all in completed ones. */
export type MatchDistribution = "live" | "archived";

/** The built product on an archive of many matches, and a service that lists the newest ones. */
export interface ArchiveBenchServer {
  readonly url: string;
  readonly matches: readonly Match[];
  /** Returns the current resident memory in bytes. */
  readonly getResidentBytes: () => number;
  /** Returns the 99.9th percentile of the event loop delay since the last call, in milliseconds. */
  readonly takeEventLoopDelay: () => Promise<number>;
  /** Returns the used heap and the memory outside of it, in bytes. */
  readonly getHeapBytes: () => Promise<readonly [heap: number, external: number]>;
  readonly stop: () => Promise<void>;
}

const MATCHES = 10_000;
const LISTED = 100;
const CLIENT = "bench";

/** Fills an archive and starts `dist/server/main.js` on it; resolves when it is ready. */
export async function startArchiveBenchServer(
  spread: MatchDistribution,
): Promise<ArchiveBenchServer> {
  const now = Date.now();
  const startOf = (event: number): number =>
    spread === "live" ? now - 6 * HOUR : now - event * 5 * DAY;
  const wire = createEliminationMatches(MATCHES, startOf, spread === "archived");
  const { matches } = createMatchListNormalizer("UTC")(wire);
  let listed: readonly BenchWireMatch[] = wire.slice(0, LISTED);
  let polls = 0;
  const service = await startFaultServer(({ path }) => {
    if (path.startsWith("/token/")) return encodeTokenResponse("token");
    if (!path.includes("ended")) return encodeMatchListResponse([]);
    polls += 1;
    // One match changes in every poll, as in a real event.
    listed = listed.with(0, { ...listed[0], conflict: String(polls % 2) });
    return encodeMatchListResponse(listed);
  });
  const folder = mkdtempSync(join(tmpdir(), "matchdesk-bounds-"));
  const archive = await openSqliteArchive(folder, { now, salt: "salt" }, { led: () => {} });
  const { sources } = await archive.openSources([{ address: service.url, client: CLIENT }]);
  const rawByKey = new Map(matches.map((match, index) => [match.key, wire[index]]));
  const source = must(sources[0], "the source was opened");
  await source.insertAll(
    matches.map((match) => createSeenMatchAt(match, now, null)),
    rawByKey,
  );
  await archive.close();
  const child = spawn(process.execPath, [...NODE_FLAGS, "dist/server/main.js"], {
    env: {
      ...NODE_MEMORY_ENVIRONMENT,
      PATH: process.env["PATH"],
      UPSTREAM_URL: service.url,
      CLIENT_ID: CLIENT,
      CLIENT_SECRET: "secret",
      DATA_DIR: folder,
      RATE_LIMIT: "1000000",
      TRUSTED_PROXIES: "127.0.0.1/32",
      STAFF_AUTH: "off",
      PORT: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolveUrl) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [address] = /http:\S+/.exec(line) ?? [];
      if (address !== undefined) resolveUrl(address);
      else if (/"level":[56]0/.test(line)) console.log(line.slice(0, 500));
    });
  });
  while (!(await fetch(`${url}/readyz`)).ok) await sleep(20);
  return {
    url,
    matches,
    getResidentBytes: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
    },
    takeEventLoopDelay: async () => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(/^event_loop_delay_p999_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
    },
    getHeapBytes: async () => {
      const text = await (await fetch(`${url}/metrics`)).text();
      const metricValue = (name: string): number =>
        Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
      return [
        metricValue("nodejs_heap_size_used_bytes"),
        metricValue("nodejs_external_memory_bytes"),
      ];
    },
    stop: async () => {
      child.kill();
      await service.close();
      await sleep(500);
      rmSync(folder, { recursive: true, maxRetries: 5, force: true });
    },
  };
}

/** A match in the wire format. */
type BenchWireMatch = Readonly<Record<string, unknown>>;

/**
 * Creates `size` matches of double eliminations of 32, half played or (`isOver`) ended.
 *
 * @param startOf returns the start of an event, in milliseconds since the epoch
 */
function createEliminationMatches(
  size: number,
  startOf: (event: number) => number,
  isOver: boolean,
): readonly BenchWireMatch[] {
  const wire: BenchWireMatch[] = [];
  for (let event = 0; wire.length < size; event += 1) {
    const elimination = createDoubleElimination(event);
    const minute = isOver ? elimination.end : Math.floor(elimination.end / 2);
    const wireOptions = { locks: true, byes: true, event };
    const { upcoming, ended } = createWireListsAt(elimination, minute, wireOptions);
    const shift = startOf(event) - GENERATED_EVENT_START;
    for (const match of [...ended, ...upcoming]) wire.push(shiftTimes(match, shift));
  }
  return wire.slice(0, size);
}

function shiftTimes(match: BenchWireMatch, shift: number): BenchWireMatch {
  const { tournament } = match;
  const shiftTime = (at: unknown): string => formatWallTime(Date.parse(`${String(at)}Z`) + shift);
  const { start, end, ...rest }: BenchWireMatch = isObject(tournament) ? tournament : {};
  return {
    ...match,
    start: shiftTime(match["start"]),
    tournament: { ...rest, start: shiftTime(start), end: shiftTime(end) },
  };
}

function isObject(value: unknown): value is BenchWireMatch {
  return typeof value === "object" && value !== null;
}
