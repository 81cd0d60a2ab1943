import type { Kysely } from "kysely";
import { must } from "#core/lib/must.ts";
import { parseWallTime } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import { getMatchAtTime } from "#server/reference/replay/reveal.ts";
import { scheduleReplay } from "#server/reference/replay/schedule.ts";
import {
  BEFORE_ALL_TIMES,
  AFTER_ALL_TIMES,
  type ReplayTimes,
} from "#server/reference/replay/times.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import type { ReferenceTables } from "./tables.ts";

/** A match with its result, its replay times, and the period in which the service lists it. */
export interface ListedMatch {
  readonly match: WireMatch;
  readonly times: ReplayTimes;
  readonly listedFrom: Instant;
  readonly listedUntil: Instant;
}

export interface ListQuery {
  /** Only matches of these sites are returned. */
  readonly sites: readonly string[];
  /** Whether the ended list is requested, otherwise the upcoming list. */
  readonly ended: boolean;
  readonly limit: number;
  readonly now: Instant;
}

/** Store of the service's matches. */
export type MatchStore = ReturnType<typeof createMatchStore>;

const ROWS_PER_INSERT = 250;

/** Creates the store of matches on an open database. */
export function createMatchStore(db: Kysely<ReferenceTables>) {
  return {
    count: async () => {
      const row = await db
        .selectFrom("listed_match")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return row.count;
    },

    /** Replaces all matches, or none if one is invalid; `onProgress` gets the number so far. */
    replaceAll: async (matches: readonly ListedMatch[], onProgress?: (done: number) => void) => {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom("listed_match").execute();
        for (let done = 0; done < matches.length; done += ROWS_PER_INSERT) {
          const batch = matches.slice(done, done + ROWS_PER_INSERT);
          const rows = batch.map((listed, index) => toRow(listed, done + index));
          await trx.insertInto("listed_match").values(rows).execute();
          onProgress?.(done + batch.length);
        }
      });
    },

    /**
     * Returns a list at a time. Upcoming: matches that have not begun, earliest start first. Ended:
     * matches that have begun, latest start first. Ties follow the order of loading, reversed in the
     * ended list.
     */
    list: async ({ sites, ended, limit, now }: ListQuery) => {
      const direction = ended ? "desc" : "asc";
      const rows = await db
        .selectFrom("listed_match")
        .select(["match", "times"])
        .where("site", "in", sites)
        .where("begins", ended ? "<=" : ">", now)
        .where("listed_from", "<=", now)
        .where("listed_until", ">", now)
        .orderBy("start", direction)
        .orderBy("position", direction)
        .limit(limit)
        .execute();
      return rows.map((row) => {
        const match: WireMatch = JSON.parse(row.match);
        const times: ReplayTimes = JSON.parse(row.times);
        return getMatchAtTime(match, times, now);
      });
    },
  };
}

/** Schedules the matches of whole tournaments and lists them at all times. */
export function scheduleAlwaysListedMatches(matches: readonly WireMatch[]): ListedMatch[] {
  const times = scheduleReplay(matches);
  return matches.map((match, index) => ({
    match,
    times: must(times[index], "every match is scheduled"),
    listedFrom: BEFORE_ALL_TIMES,
    listedUntil: AFTER_ALL_TIMES,
  }));
}

function toRow(listed: ListedMatch, position: number): ReferenceTables["listed_match"] {
  const { match, times } = listed;
  return {
    position,
    site: match.site,
    start: must(parseWallTime(match.start), "listed matches have a start"),
    begins: times.begins,
    listed_from: listed.listedFrom,
    listed_until: listed.listedUntil,
    match: JSON.stringify(match),
    times: JSON.stringify(times),
  };
}
