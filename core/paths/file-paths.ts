/** URLs of calendars and files. Separate from `paths.ts` because few pages need them. */
import type { MatchFilter } from "#core/contract/match-filter.ts";
import { apiPaths, joinPathSegments } from "./paths.ts";
import { CALENDAR_PREFIX } from "./route-prefixes.ts";

/** URLs of iCalendar feeds. */
export const calendarPaths = {
  all: `${CALENDAR_PREFIX}/all.ics`,
  site: (site: string): string => `${CALENDAR_PREFIX}/site/${joinPathSegments(site)}.ics`,
  tournament: (site: string, slug: string): string =>
    `${CALENDAR_PREFIX}/tournament/${joinPathSegments(site, slug)}.ics`,
  contestant: (key: string): string => `${CALENDAR_PREFIX}/contestant/${joinPathSegments(key)}.ics`,
} as const;

/** Returns the URL of a tournament's ranking as CSV. */
export const rankingFile = (site: string, slug: string): string =>
  `${apiPaths.ranking(site, slug)}.csv`;

/** Returns the URL of a file with all matches that a filter selects. */
export function matchesFile(format: "csv" | "json", filter: MatchFilter = {}): string {
  return apiPaths.matches(filter).replace(/(?<=\/matches)/, `.${format}`);
}
