/** What tells whether scores count games; the contract's MatchView is one. */
interface CountedMatch {
  readonly bestOf: number | null;
  readonly slots: readonly { readonly score: number | null }[];
}

/** More pips than this are no longer counted at a glance. */
const MOST_PIPS = 9;

/**
 * Games that decide a match of two; null where its scores count something else (goals, rounds), where
 * one game decides, or where there are too many to draw.
 */
export function winsNeeded({ bestOf, slots }: CountedMatch): number | null {
  if (bestOf === null || bestOf <= 1 || slots.length !== 2) return null;
  const needed = Math.floor(bestOf / 2) + 1;
  const countsGames = slots.every(({ score }) => score === null || score <= needed);
  return countsGames && needed <= MOST_PIPS ? needed : null;
}
