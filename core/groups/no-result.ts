import { hasScore, isBye } from "#core/match/outcome.ts";
import type { ContestantKey, Match, SeenMatch } from "#core/model/match.ts";

/** Minimum number of opponents against whom a contestant without any score counts as withdrawn. */
const MIN_OPPONENTS = 2;

/** A contest in which every winner has this many points does not end without a score. */
const HIGH_SCORE = 5;

/** Minimum number of matches with a score that show how contests end. */
const MIN_SCORED = 3;

/**
 * Creates the check whether a draw without a score is no result (docs/domain.md#no-result), as of a
 * match that was cancelled or abandoned, from all matches of the tournament.
 */
export function createNoResultCheck(seen: readonly SeenMatch[]): (one: SeenMatch) => boolean {
  const canBeDraw = new Map<number | null, boolean>();
  let withdrawn: ReadonlySet<ContestantKey> | null = null;
  return ({ match, sighting }) => {
    const { bestOf, entries } = match;
    if (isPlayed(match)) return false;
    const isPossible = canBeDraw.get(bestOf) ?? canEndWithoutScore(bestOf, seen);
    canBeDraw.set(bestOf, isPossible);
    if (sighting.lockedEarly === true || !isPossible) return true;
    withdrawn ??= findWithdrawn(seen);
    return entries.some(({ key }) => withdrawn?.has(key));
  };
}

/** Returns whether a match has a score or, as a dead heat, times. */
function isPlayed(match: Match): boolean {
  return hasScore(match) || match.entries.some(({ time }) => /[1-9]/.test(time ?? ""));
}

/**
 * Returns whether a match can be a draw without any score, by the group matches with this best-of: not
 * if they count the games of a best-of, or if every winner scores high.
 */
function canEndWithoutScore(bestOf: number | null, seen: readonly SeenMatch[]): boolean {
  const highest = seen.flatMap(({ match }) => {
    const isPeer = match.groupId !== null && match.bestOf === bestOf && hasScore(match);
    return isPeer && !isBye(match)
      ? [Math.max(...match.entries.map(({ score }) => score ?? 0))]
      : [];
  });
  if (bestOf !== null && bestOf > 1) return highest.some((score) => score > bestOf);
  return highest.length < MIN_SCORED || highest.some((score) => score < HIGH_SCORE);
}

/** Returns the contestants of whom every match is locked without a score. */
function findWithdrawn(seen: readonly SeenMatch[]): ReadonlySet<ContestantKey> {
  const opponents = new Map<ContestantKey, Set<ContestantKey>>();
  const others = new Set<ContestantKey>();
  for (const { match, sighting } of seen) {
    if (isBye(match) || match.entries.length > 2 || sighting.withdrawnAt !== null) continue;
    const isEmpty = match.locked === true && !isPlayed(match);
    for (const { key } of match.entries) {
      if (!isEmpty) others.add(key);
      const met = opponents.get(key) ?? new Set();
      for (const other of match.entries) if (other.key !== key) met.add(other.key);
      opponents.set(key, met);
    }
  }
  return new Set(
    [...opponents].flatMap(([key, { size }]) =>
      size >= MIN_OPPONENTS && !others.has(key) ? [key] : [],
    ),
  );
}
