import type { WireMatch } from "#core/wire/schema.ts";
import { createSeeded, shuffle } from "./seeded.ts";

/** Above this many points a score grows evenly instead of point by point. */
const POINT_BY_POINT = 64;

/**
 * The scores while a match runs, one for each contestant: whole numbers that only grow, from 0
 * towards the result. Games come one after the other, the deciding one at the very end, so nobody
 * has clinched before; goals (best_of 1) fall at any time.
 *
 * @param progress how much of the match is over, from 0 to under 1
 */
export function scoresAt(match: WireMatch, progress: number): readonly number[] {
  const results = match.contestants.map(({ score }) => pointsOf(score));
  const total = results.reduce((sum, points) => sum + points, 0);
  if (total > POINT_BY_POINT) return results.map((points) => Math.floor(points * progress));
  const isGames = Number(match.best_of) > 1;
  const fallen = orderOfPoints(match, results).slice(
    0,
    Math.floor(progress * (isGames ? total : total + 1)),
  );
  return results.map((_, index) => fallen.filter((scorer) => scorer === index).length);
}

/** Who scores each point, by index; the last one is the winner's. */
function orderOfPoints(match: WireMatch, results: readonly number[]): number[] {
  const winner = results.indexOf(Math.max(...results));
  const points = results.flatMap((count, index) =>
    Array.from({ length: index === winner ? Math.max(count - 1, 0) : count }, () => index),
  );
  return [...shuffle(points, createSeeded(`${match.site}/${match.id}`)), winner];
}

/** Scores below 0 (a disqualification) and what is no number show only in the result. */
function pointsOf(score: string | null): number {
  const points = Number(score);
  return Number.isInteger(points) && points > 0 ? points : 0;
}
