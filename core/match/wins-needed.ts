/** The part of a match that shows whether its scores count games; `MatchView` has this shape. */
export interface CountedMatch {
  readonly bestOf: number | null;
  readonly slots: readonly {
    readonly score: number | null;
    readonly scoreText?: string | undefined;
  }[];
}

/** Maximum number of pips that can be counted at a glance. */
const MOST_PIPS = 9;

/**
 * Returns the number of games that win a match of two, for drawing pips; `null` if the scores count
 * goals or rounds, or are texts, without a best-of above 1, or if there are more than `MOST_PIPS`.
 */
export function winsNeeded({ bestOf, slots }: CountedMatch): number | null {
  if (bestOf === null || bestOf <= 1 || slots.length !== 2) return null;
  const needed = majorityOf(bestOf);
  const countsGames = slots.every(({ score, scoreText }) =>
    score === null ? scoreText === undefined : score <= needed,
  );
  return countsGames && needed <= MOST_PIPS ? needed : null;
}

/** Returns the number of games that win a best-of. */
export function majorityOf(bestOf: number): number {
  return Math.floor(bestOf / 2) + 1;
}
