/** Addresses of calendars and files: apart from `paths.ts`, for few pages need them. */
import { apiPaths, type MatchFilter } from "./paths.ts";

const at = encodeURIComponent;

export const calendarPaths = {
  all: "/calendar/all.ics",
  site: (site: string): string => `/calendar/site/${at(site)}.ics`,
  tournament: (site: string, slug: string): string =>
    `/calendar/tournament/${at(site)}/${at(slug)}.ics`,
  contestant: (key: string): string => `/calendar/contestant/${at(key)}.ics`,
} as const;

/** The matches of a filter as a file, all of them. */
export function matchesFile(format: "csv" | "json", filter: MatchFilter = {}): string {
  return apiPaths.matches(filter).replace(/(?<=\/matches)/, `.${format}`);
}
