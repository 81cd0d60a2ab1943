import { singleOrNull } from "#core/lib/collections.ts";
import type { ContestantKey } from "#core/model/match.ts";
import type { MatchWithStatedRow } from "./assign-rounds.ts";
import { FINAL_KEY, GRAND_FINAL_KEY } from "./types/geometry.ts";
import type { WinnerByScore } from "./identify-finals.ts";

/**
 * Finds the grand finalist who came through the lower bracket: the only one who played in it, else
 * the only one who did not play the upper final, else the loser of the upper final.
 *
 * @returns `null` if the grand final has not two contestants, or none of the three is unique.
 */
export function findLowerFinalist(
  claims: ReadonlyMap<string, readonly MatchWithStatedRow[]>,
  byScore: WinnerByScore,
): ContestantKey | null {
  const finalists = [...keysOf(claims.get(GRAND_FINAL_KEY))];
  if (finalists.length !== 2) return null;
  const lower = [...claims].filter(([key]) => key.startsWith("lower"));
  const inLower = keysOf(lower.flatMap(([, round]) => round));
  const fromLower = singleOrNull(finalists.filter((key) => inLower.has(key)));
  if (fromLower !== null) return fromLower;
  const upperFinals = claims.get(FINAL_KEY) ?? [];
  const inUpper = keysOf(upperFinals);
  if (!finalists.every((key) => inUpper.has(key))) {
    return singleOrNull(finalists.filter((key) => !inUpper.has(key)));
  }
  const losers = upperFinals.flatMap(({ seen }) => {
    const winner = byScore(seen);
    return winner === null ? [] : seen.match.entries.filter((_, index) => index !== winner);
  });
  return singleOrNull(losers.map(({ key }) => key));
}

function keysOf(claims: readonly MatchWithStatedRow[] = []): ReadonlySet<ContestantKey> {
  return new Set(claims.flatMap(({ seen }) => seen.match.entries.map(({ key }) => key)));
}
