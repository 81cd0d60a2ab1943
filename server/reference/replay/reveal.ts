import type { Instant } from "#core/model/match.ts";
import type { WireContestant, WireMatch } from "#core/wire/schema.ts";
import type { ReplayTimes } from "./times.ts";
import { createSeededGenerator, shuffle } from "./seeded.ts";

/**
 * Returns a match with its result as the service shows it at a time of its replay. Before it
 * begins: no scores, and only contestants known by then. While it is live: a partial score.
 * Afterwards: as in the file. `locked` is "1" only after the end; all other flags are always those
 * of the file.
 */
export function getMatchAtTime(match: WireMatch, times: ReplayTimes, now: Instant): WireMatch {
  const { begins, ends, known } = times;
  if (now >= ends) return match;
  const progress = now < begins ? 0 : (now - begins) / (ends - begins);
  const scores = getPartialScores(match, progress);
  return {
    ...match,
    locked: match.locked === "1" ? "0" : match.locked,
    contestants: match.contestants
      .map((contestant, index) => maskContestant(contestant, scores[index] ?? 0, progress))
      .filter((_, index) => (known[index] ?? ends) <= now),
  };
}

function maskContestant(
  contestant: WireContestant,
  score: number,
  progress: number,
): WireContestant {
  return {
    ...contestant,
    score: contestant.score === null ? null : `${score}`,
    kills: scaleTotal(contestant.kills, progress),
    deaths: scaleTotal(contestant.deaths, progress),
    time: null,
    deduction: contestant.deduction === null ? null : "0",
  };
}

function scaleTotal(total: string | null, progress: number): string | null {
  if (total === null) return null;
  const number = Number(total);
  return `${number > 0 ? Math.floor(number * progress) : 0}`;
}

/** Above this total, scores grow in proportion to time instead of point by point. */
const MAX_SINGLE_POINTS = 64;

/**
 * Returns the partial scores when this share of a match has elapsed, one per contestant: whole
 * numbers that only grow, from 0 to the result. In a best-of match, games are evenly spaced and the
 * deciding one ends at 1, so the match is never already won; otherwise the last point may come
 * earlier.
 */
function getPartialScores(match: WireMatch, progress: number): readonly number[] {
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
