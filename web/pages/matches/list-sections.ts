import type { MatchView } from "#core/contract/match.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { groupByEventDay } from "#web/kit/match/group-matches.ts";

export interface ListSections {
  readonly live: readonly MatchView[];
  /** By event day, in the order of the list; `null` without a date. */
  readonly days: readonly { readonly day: string | null; readonly matches: readonly MatchView[] }[];
  /** Matches that did not end and will not be played any more. */
  readonly unresolved: readonly MatchView[];
  /** Tournaments (`SITE/SLUG`) with a match that has a station. */
  readonly withStations: ReadonlySet<string>;
}

/** Sorts the matches of the page into its sections. */
export function createListSections(
  matches: readonly MatchView[],
  venue: VenueFormat,
): ListSections {
  const open = matches.filter(({ unresolved }) => unresolved === null);
  const byDay = groupByEventDay(
    open.filter(({ state }) => state !== "live"),
    venue,
  );
  return {
    live: open.filter(({ state }) => state === "live"),
    days: Array.from(byDay, ([day, ofDay]) => ({ day, matches: ofDay })),
    unresolved: matches.filter(({ unresolved }) => unresolved !== null),
    withStations: new Set(
      matches.flatMap(({ station, tournament: { site, slug } }) =>
        station === null ? [] : [`${site}/${slug}`],
      ),
    ),
  };
}
