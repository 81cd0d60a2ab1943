import type { MatchView } from "#core/contract/match.ts";
import type { MatchesPageMessages } from "#core/i18n/en/matches-page.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { DAY, MINUTE } from "#core/lib/time.ts";

/** Describes how long ago the first of live matches started: "longest 2 h 22"; "" if unknown. */
export function describeLongest(
  matches: readonly Pick<MatchView, "start">[],
  now: number,
  page: MatchesPageMessages,
): string {
  const starts = matches.flatMap(({ start }) => (start === null ? [] : [Date.parse(start)]));
  const elapsed = now - Math.min(...starts);
  // Older ones were not ended on their site, which says nothing about how long a match takes.
  if (starts.length < 2 || elapsed < MINUTE || elapsed >= DAY) return "";
  return page.longest(formatMinutes(Math.floor(elapsed / MINUTE)));
}
