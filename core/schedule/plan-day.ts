import type { MatchView } from "#core/contract/match.ts";
import { type Clash, findClashes } from "./clashes.ts";
import { createLanes, findFreeStations, type Lane } from "./lanes.ts";
import { orderMatches } from "./order-matches.ts";
import { createTimedMatch, getLeastEnd, type TimedMatch } from "./timed-match.ts";

/** A match that has no station yet. */
export interface Unassigned extends TimedMatch {
  /** Stations without a match at that time. */
  readonly freeStations: readonly string[];
}

/** The matches of an event day at their stations. */
export interface DayPlan {
  /** All matches that are or may be played, in order. */
  readonly matches: readonly MatchView[];
  readonly timed: ReadonlyMap<string, TimedMatch>;
  readonly lanes: readonly Lane[];
  /** Open matches without a station, by start. */
  readonly unassigned: readonly Unassigned[];
  /** By key of the match. */
  readonly clashes: ReadonlyMap<string, Clash>;
}

/** Plans a day; matches that are not played (byes, withdrawn ones) are left out. */
export function planDay(listed: readonly MatchView[], now: number): DayPlan {
  const matches = orderMatches(listed.filter(isPlayed));
  const times = matches.flatMap((match) => createTimedMatch(match, now) ?? []);
  const lanes = createLanes(times, now);
  const timed = new Map(times.map((each) => [each.match.key, each]));
  const unassigned = orderMatches(
    matches.filter(({ station, state }) => station === null && state !== "ended"),
    ({ key }) => timed.get(key)?.from ?? null,
  );
  return {
    matches,
    timed,
    lanes,
    unassigned: unassigned
      .flatMap(({ key }) => timed.get(key) ?? [])
      .map((each) => Object.assign({ freeStations: findFree(each, lanes, now) }, each)),
    clashes: findClashes(times),
  };
}

function findFree(timed: TimedMatch, lanes: readonly Lane[], now: number): readonly string[] {
  const from = Math.max(timed.from, now);
  return findFreeStations(lanes, { from, to: from + getLeastEnd(timed) - timed.from });
}

function isPlayed({ stateBy, unresolved, absence }: MatchView): boolean {
  return stateBy !== "bye" && unresolved === null && absence !== "withdrawn";
}
