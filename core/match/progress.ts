import type { AbsenceReason, UnresolvedReason, MatchState } from "#core/model/derived-match.ts";

/** Numbers of matches of a tournament, bracket, round or group (docs/domain.md#progress). */
export interface Progress {
  readonly ended: number;
  readonly live: number;
  /** Matches that can still be played: listed ones, and bracket places still to come. */
  readonly toPlay: number;
}

/** The part of a match that decides whether it counts. */
interface CountedMatch {
  readonly state: MatchState;
  readonly stateBy: string;
  readonly unresolved: UnresolvedReason | null;
}

/** The part of a bracket place that decides whether it counts. */
interface CountedPlace {
  readonly round: string;
  readonly absence: AbsenceReason | null;
}

interface RoundPlace extends CountedPlace {
  readonly bye: boolean;
  /** Key of its match; `null` if none was seen. */
  readonly match: string | null;
}

const RESET_KEY = "grand final reset";

/** Reasons for which a place without a match will never have one. */
export const OVER_ABSENCES: ReadonlySet<AbsenceReason | null> = new Set([
  "before-watching",
  "not-listed",
  "continues",
  "withdrawn",
]);

/**
 * Counts matches, and bracket places (without byes) whose match will be listed later. Byes, matches
 * that will not be played, places whose time is over and a bracket reset that is not listed count
 * nowhere.
 */
export function countProgress(
  matches: readonly CountedMatch[],
  places: readonly CountedPlace[] = [],
): Progress {
  const counted = matches.filter((match) => match.stateBy !== "bye" && match.unresolved === null);
  const count = (state: MatchState) => counted.filter((match) => match.state === state).length;
  return {
    ended: count("ended"),
    live: count("live"),
    toPlay: count("upcoming") + places.filter(isToCome).length,
  };
}

function isToCome({ round, absence }: CountedPlace): boolean {
  return round !== RESET_KEY && absence !== null && !OVER_ABSENCES.has(absence);
}

/** Counts the matches of some rounds of a bracket; returns them, and the number of all, too. */
export function countRounds<T extends CountedMatch>(
  rounds: readonly { readonly places: readonly RoundPlace[] }[],
  matchesByKey: ReadonlyMap<string, T>,
): Progress & { readonly all: number; readonly matches: readonly T[] } {
  const places = rounds.flatMap((round) => round.places.filter(({ bye }) => !bye));
  const matches = places.flatMap(({ match }) => matchesByKey.get(match ?? "") ?? []);
  const progress = countProgress(matches, places);
  return { ...progress, all: sumProgress(progress), matches };
}

/** Returns the number of all counted matches. */
export function sumProgress({ ended, live, toPlay }: Progress): number {
  return ended + live + toPlay;
}

/**
 * Returns the number of all counted matches of a tournament; `null` unless it is proven. Several
 * matches at one bracket place count as one here, but not in `expected`.
 */
export function findTotal({
  progress,
  expected,
}: {
  readonly progress: Progress;
  readonly expected: number | null;
}): number | null {
  return expected === null ? null : sumProgress(progress);
}
