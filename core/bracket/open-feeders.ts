import { singleOrNull } from "#core/lib/collections.ts";
import type { Match, SeenMatch } from "#core/model/match.ts";
import type { Course } from "./course.ts";

/** The only match with open slots, and the matches whose winners fill them. */
export interface OpenFeeders {
  readonly target: Match;
  readonly from: readonly Match[];
}

/**
 * Finds the matches that fill the last open slots: all winners have a next match, and one match has
 * as many open slots as others are undecided.
 */
export function findOpenFeeders(
  matches: readonly SeenMatch[],
  winnerOf: (match: Match) => number | null,
  { laterOf }: Course,
): OpenFeeders | null {
  const undecided = matches.filter(({ match }) => winnerOf(match) === null);
  const open = undecided.filter(({ match }) => match.entries.length < 2);
  const target = singleOrNull(open)?.match;
  if (target === undefined) return null;
  const from = undecided.flatMap(({ match }) => (match === target ? [] : match));
  const isWaiting = matches.some(({ match }) => {
    const winner = match.entries[winnerOf(match) ?? -1];
    return winner !== undefined && laterOf(winner.key, match).length === 0;
  });
  const isFilled = from.length === 2 - target.entries.length;
  return isFilled && !isWaiting ? { target, from } : null;
}
