import type { MatchView } from "#core/contract/match.ts";
import { groupBy } from "#core/lib/collections.ts";
import { compareStations } from "#core/match/station-order.ts";

/** A station with a match: live, or the next one if the station is free; `null` if none is left. */
export interface StationMatch {
  readonly station: string;
  readonly match: MatchView | null;
}

/**
 * Returns the stations of matches in natural order: one line for each live match, or one for a free
 * station.
 *
 * @param matches By start.
 */
export function listStations(matches: readonly MatchView[]): readonly StationMatch[] {
  const byStation = groupBy(
    matches.filter(({ unresolved, stateBy }) => unresolved === null && stateBy !== "bye"),
    ({ station }) => station,
  );
  return Array.from(byStation, ([station, ofStation]) => {
    if (station === null) return [];
    const live = ofStation.filter(({ state }) => state === "live");
    const next = ofStation.find(({ state }) => state === "upcoming") ?? null;
    const visible = live.length > 0 ? live : [next];
    return visible.map((match) => ({ station, match }));
  })
    .flat()
    .sort((a, b) => compareStations(a.station, b.station));
}
