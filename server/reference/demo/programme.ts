import { HOUR } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { ListedMatch, ListQuery, MatchStore } from "#server/reference/store/matches.ts";
import { DEMO_TOURNAMENTS } from "./demo-tournaments.ts";
import { LISTED_BEFORE, LISTED_FOR, listEdition } from "./edition.ts";

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

/**
 * Returns all matches that the demo lists at some time between two times. Editions repeat without
 * end and depend only on their number. So each event always has an edition in progress, and a
 * restart continues with the same matches.
 */
export function listDemoMatches(from: Instant, until: Instant): readonly ListedMatch[] {
  return DEMO_TOURNAMENTS.flatMap((event) => {
    const numberAt = (start: Instant): number => (start / HOUR - event.offset) / event.period;
    const first = Math.floor(numberAt(from - (event.listedFor ?? LISTED_FOR) * HOUR)) + 1;
    const last = Math.ceil(numberAt(until + LISTED_BEFORE)) - 1;
    const editions = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return editions.flatMap((edition) => listEdition(event, edition));
  });
}
