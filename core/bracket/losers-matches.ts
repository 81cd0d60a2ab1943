import type { ContestantKey, Match, SeenMatch } from "#core/model/match.ts";
import { findBronzeMatches } from "./bronze-matches.ts";
import { type Course, sizeOf } from "./course.ts";

/** The matches of a single elimination: its tree, and those of contestants who lost before. */
export interface SeparatedMatches {
  readonly tree: readonly SeenMatch[];
  readonly others: readonly SeenMatch[];
  /** Two of the others if they are for the third place. */
  readonly bronze: readonly SeenMatch[];
}

/**
 * Separates the matches that only losers play, such as a repechage or matches for the fifth place:
 * they have no place in the tree. The usual third-place match stays in it.
 */
export function separateLosersMatches(course: Course): SeparatedMatches {
  const { matches } = course;
  const bronze = findBronzeMatches(course);
  const extra = matches.filter((one) => bronze.includes(one) || isExtra(one.match, course));
  if (extra.length === 0) return { tree: matches, others: [], bronze };
  const usual = extra.find((one) => !bronze.includes(one) && isUsual(one.match, course));
  const others = extra.filter((one) => one !== usual);
  return { tree: matches.filter((one) => !others.includes(one)), others, bronze };
}

/**
 * Returns whether a match has no place in the tree: all its contestants lost before, and it is in a
 * row that the tree does not have, or one who beat them plays on as well; or it has no contestants
 * and no place.
 */
function isExtra(match: Match, course: Course): boolean {
  const { entries, row } = match;
  const size = sizeOf(match);
  const places = Math.max(size / 2, 2);
  const isBeyond = (row ?? 0) > places && countIn(size, course) > places;
  if (entries.length === 0) return isBeyond;
  const losses = entries.map(({ key }) => course.lossesBefore(key, match));
  if (losses.some((own) => own.length === 0)) return false;
  // Who lost in this round may wait for a winner of it.
  const isWaiting =
    entries.length === 1 && losses.flat().some((loss) => sizeOf(loss.match) === size);
  if (isWaiting) return false;
  return (
    isBeyond ||
    losses.flat().some(({ winner, match: lost }) => course.laterOf(winner, lost).length > 0)
  );
}

function countIn(size: number, { matches }: Course): number {
  return matches.filter(({ match }) => sizeOf(match) === size).length;
}

/** Returns whether a match of losers is the usual third-place match. */
function isUsual(match: Match, course: Course): boolean {
  if (sizeOf(match) !== 2 || (match.row ?? 0) > 2 || match.entries.length === 0) return false;
  return match.entries.every(({ key }) => lostIn(4, key, match, course));
}

function lostIn(size: number, key: ContestantKey, match: Match, course: Course): boolean {
  return course.lossesBefore(key, match).some((loss) => sizeOf(loss.match) === size);
}
