import type { WireMatch } from "#core/wire/schema.ts";
import { createSeededGenerator, shuffle } from "./seeded.ts";

/** Above this total, scores grow in proportion to time instead of point by point. */
const MAX_SINGLE_POINTS = 64;

/**
 * Returns the partial scores during a match, one per contestant: whole numbers that only grow, from
 * 0 to the result. In a best-of match, games are evenly spaced and the deciding one ends at 1, so
 * the match is never already won; otherwise (best_of 1) the last point may come earlier.
 *
 * @param progress elapsed part of the match, from 0 to below 1
 */
export function getPartialScores(match: WireMatch, progress: number): readonly number[] {
  const results = match.contestants.map(({ score }) => pointsOf(score));
  const total = results.reduce((sum, points) => sum + points, 0);
  if (total > MAX_SINGLE_POINTS) return results.map((points) => Math.floor(points * progress));
  const isGames = Number(match.best_of) > 1;
  const scorers = orderOfPoints(match, results).slice(
    0,
    Math.floor(progress * (isGames ? total : total + 1)),
  );
  return results.map((_, index) => scorers.filter((scorer) => scorer === index).length);
}

/** Returns the index of the scorer of each point, in random order; the last is the winner. */
function orderOfPoints(match: WireMatch, results: readonly number[]): number[] {
  const winner = results.indexOf(Math.max(...results));
  const points = results.flatMap((count, index) =>
    Array.from({ length: index === winner ? Math.max(count - 1, 0) : count }, () => index),
  );
  return [...shuffle(points, createSeededGenerator(`${match.site}/${match.id}`)), winner];
}

/** Returns a score as a number; 0 for a disqualification (below 0) and for invalid text. */
function pointsOf(score: string | null): number {
  const points = Number(score);
  return Number.isInteger(points) && points > 0 ? points : 0;
}
