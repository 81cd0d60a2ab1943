import { setTimeout as sleep } from "node:timers/promises";
import { DAY, HOUR, formatWallTime } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import { createMatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import { openSqliteArchive } from "#server/archive/engines/open-archive.ts";
import { createSighting } from "#server/archive/testing/samples.ts";
import { NODE_MEMORY_ENVIRONMENT } from "#server/testing/node-flags.ts";
import { createWireListsAt } from "#core/testing/elimination-wire.ts";
import { GENERATED_EVENT_START } from "#core/testing/wire-match.ts";
import { createDoubleElimination } from "./create-double-elimination.ts";
import { createTemporaryFolder, startListService, startProduct } from "./product.ts";

/** Distribution of the matches: all in ongoing tournaments, or nearly all in completed ones. */
export type MatchDistribution = "live" | "archived";

const MATCHES = 10_000;
const LISTED = 100;
const CLIENT = "bench";

/**
 * Fills an archive of many matches and starts `dist/server/main.js` on it, with a service that lists
 * the newest ones; resolves when it is ready.
 */
export async function startArchiveBenchServer(spread: MatchDistribution) {
  const now = Date.now();
  const startOf = (event: number): number =>
    spread === "live" ? now - 6 * HOUR : now - event * 5 * DAY;
  const wire = createEliminationMatches(MATCHES, startOf, spread === "archived");
  const { matches } = createMatchListNormalizer("UTC")(wire);
  let listed: readonly BenchWireMatch[] = wire.slice(0, LISTED);
  let polls = 0;
  const service = await startListService((name) => {
    if (name === "upcoming") return [];
    polls += 1;
    // One match changes in every poll, as in a real event.
    listed = listed.with(0, { ...listed[0], conflict: String(polls % 2) });
    return listed;
  });
  const folder = createTemporaryFolder();
  const archive = await openSqliteArchive(folder, { now, salt: "salt" }, { led: () => {} });
  const { sources } = await archive.openSources([{ address: service.url, client: CLIENT }]);
  const rawByKey = new Map(matches.map((match, index) => [match.key, wire[index]]));
  const source = must(sources[0], "the source was opened");
  await source.insertAll(
    matches.map((match) => ({ match, sighting: createSighting({ at: now, list: null }) })),
    rawByKey,
  );
  await archive.close();
  const { url, child, getResidentBytes } = await startProduct({
    ...NODE_MEMORY_ENVIRONMENT,
    UPSTREAM_URL: service.url,
    CLIENT_ID: CLIENT,
    CLIENT_SECRET: "secret",
    DATA_DIR: folder,
    TRUSTED_PROXIES: "127.0.0.1/32",
    STAFF_AUTH: "off",
  });
  const readMetrics = async (): Promise<(name: string) => number> => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return (name) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  };
  return {
    url,
    matches,
    getResidentBytes,
    /** Returns the 99.9th percentile of the event loop delay since the last call, in milliseconds. */
    takeEventLoopDelay: async (): Promise<number> =>
      (await readMetrics())("matchdesk_event_loop_delay_p999_seconds") * 1000,
    /** Returns the used heap and the memory outside of it, in bytes. */
    getHeapBytes: async (): Promise<readonly [heap: number, external: number]> => {
      const valueOf = await readMetrics();
      return [
        valueOf("matchdesk_nodejs_heap_size_used_bytes"),
        valueOf("matchdesk_nodejs_external_memory_bytes"),
      ];
    },
    stop: async (): Promise<void> => {
      child.kill();
      await service.close();
      await sleep(500);
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
