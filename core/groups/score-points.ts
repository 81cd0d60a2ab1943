import { groupBy } from "#core/lib/collections.ts";
import { isUnreadable } from "#core/model/score.ts";
import type { Match } from "#core/model/match.ts";

/**
 * Returns the ids of the groups of a tournament whose scores are points, as in chess: a match gives
 * 1, ½ or 0 to each contestant and at most 1 in sum. None without a half point in the tournament,
 * because 1–0 may then be a goal and 0–0 a draw.
 */
export function findGroupsScoredInPoints(matches: readonly Match[]): ReadonlySet<string> {
  if (!matches.some(({ entries }) => entries.some(({ score }) => score === 0.5))) return new Set();
  return new Set(
    [...groupBy(matches, ({ groupId }) => groupId)].flatMap(([id, own]) =>
      id !== null && own.every(isScoredInPoints) ? [id] : [],
    ),
  );
}

function isScoredInPoints({ entries }: Match): boolean {
  if (entries.some(isUnreadable)) return true;
  const points = entries.map(({ score }): number => Math.max(score ?? 0, 0));
  return points.every((value) => value % 0.5 === 0) && points.reduce((a, b) => a + b, 0) <= 1;
}
