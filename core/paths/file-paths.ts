/** URLs of calendars and files. Separate from `paths.ts` because few pages need them. */
import type { MatchFilter } from "#core/contract/match-filter.ts";
import { apiPaths } from "./paths.ts";

const at = encodeURIComponent;

/** URLs of iCalendar feeds. */
export const calendarPaths = {
  all: "/calendar/all.ics",
  site: (site: string): string => `/calendar/site/${at(site)}.ics`,
  tournament: (site: string, slug: string): string =>
    `/calendar/tournament/${at(site)}/${at(slug)}.ics`,
  contestant: (key: string): string => `/calendar/contestant/${at(key)}.ics`,
} as const;

/** Returns the URL of a file with all matches that a filter selects. */
export function matchesFile(format: "csv" | "json", filter: MatchFilter = {}): string {
  return apiPaths.matches(filter).replace(/(?<=\/matches)/, `.${format}`);
}
