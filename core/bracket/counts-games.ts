import { groupBy } from "#core/lib/collections.ts";
import type { Match } from "#core/model/match.ts";
import { scoresCountGames } from "#core/match/outcome.ts";

/**
 * Creates a function that returns whether the scores of a match count games of a best-of. If the
 * scores of one round contradict that, it returns `false` for this round only: a wrong score must
 * not affect the rest. If two rounds do, the bracket counts something else, and it returns `false`
 * for all.
 *
 * @param matches All matches of a bracket.
 */
export function createCountsGamesCheck(matches: readonly Match[]): (match: Match) => boolean {
  const contradicting = new Set<string>();
  for (const [key, round] of groupBy(matches, roundKeyOf)) {
    if (!scoresCountGames(round)) contradicting.add(key);
  }
  if (contradicting.size === 0) return () => true;
  if (contradicting.size > 1) return () => false;
  return (match) => !contradicting.has(roundKeyOf(match));
}

function roundKeyOf({ bracketId, roundOf, stage }: Match): string {
  return `${bracketId} ${roundOf} ${stage}`;
}
