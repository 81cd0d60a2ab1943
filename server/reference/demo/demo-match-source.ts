import { HOUR } from "#core/lib/time.ts";
import type { ListQuery, MatchStore } from "#server/reference/store/matches.ts";
import { listDemoMatches } from "./programme.ts";

/** Length of the period for which the store contains matches, in milliseconds. */
const PERIOD = 6 * HOUR;

/**
 * Lists the demo's matches. Writes the matches of a period to the store when the first query falls
 * into it.
 */
export function createDemoMatchSource(matches: MatchStore): Pick<MatchStore, "list"> {
  let currentPeriod: number | null = null;
  let writing = Promise.resolve();
  return {
    list: async (query: ListQuery) => {
      const period = Math.floor(query.now / PERIOD);
      if (period !== currentPeriod) {
        currentPeriod = period;
        writing = matches.replaceAll(listDemoMatches(period * PERIOD, (period + 1) * PERIOD));
      }
      await writing;
      return matches.list(query);
    },
  };
}
