import type { MatchView } from "#core/contract/match.ts";
import { groupBy } from "#core/lib/collections.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";

/** Groups matches by event day, from 05:00 at the venue; `null` without a start and a date. */
export function groupByEventDay(
  matches: readonly MatchView[],
  venue: VenueFormat,
): ReadonlyMap<string | null, readonly MatchView[]> {
  return groupBy(matches, ({ start, startDate = null }) =>
    start === null ? startDate : venue.dayKey(Date.parse(start)),
  );
}

/** Groups matches by `SITE/SLUG` of their tournament, in order of their first match. */
export function groupByTournament(
  matches: readonly MatchView[],
): ReadonlyMap<string, readonly MatchView[]> {
  return groupBy(matches, ({ tournament }) => `${tournament.site}/${tournament.slug}`);
}

/** Returns the bracket or group that all matches belong to; "" if they belong to several. */
export function formatCommonBracketOrGroup(
  matches: readonly MatchView[],
  messages: FirstPageMessages,
): string {
  const parts = new Set(matches.map((match) => partOf(match, messages)));
  const [part = ""] = parts;
  return parts.size === 1 ? part : "";
}

function partOf({ bracket, group }: MatchView, messages: FirstPageMessages): string {
  if (group !== null) return group.name ?? messages.match.groupMatches;
  if (bracket === null) return "";
  return bracket.section === "lower" ? messages.match.sections.lower : bracket.title;
}
