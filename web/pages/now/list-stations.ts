import type { MatchView } from "#core/contract/match.ts";
import { groupBy } from "#core/lib/collections.ts";
import { compareStations } from "#core/match/station-order.ts";

/** A station with a match: live, or the next one if the station is free. */
export interface StationMatch {
  readonly station: string;
  readonly match: MatchView;
}

/**
 * Returns the stations of matches in natural order: one line for each live match, or one for the
 * next match of a free station.
 *
 * @param matches Live matches, then upcoming ones, in order of their start.
 */
export function listStations(matches: readonly MatchView[]): readonly StationMatch[] {
  const byStation = groupBy(
    matches.filter(({ unresolved }) => unresolved === null),
    ({ station }) => station,
  );
  return Array.from(byStation, ([station, ofStation]) => {
    if (station === null) return [];
    const live = ofStation.filter(({ state }) => state === "live");
    const visible = live.length > 0 ? live : ofStation.slice(0, 1);
    return visible.map((match) => ({ station, match }));
  })
    .flat()
    .sort((a, b) => compareStations(a.station, b.station));
}
