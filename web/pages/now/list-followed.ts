import type { MatchView } from "#core/contract/match.ts";

/** A followed contestant with the match to show. */
export interface Followed {
  /** Key of the contestant. */
  readonly key: string;
  /** Their live match, else their next one; `null` if the lists contain neither. */
  readonly match: MatchView | null;
}

/**
 * Returns the followed contestants: those in live matches first, then by their next match, then the
 * others in the order in which they were followed.
 *
 * @param keys Keys of the contestants.
 * @param matches Live matches, then upcoming ones, in order of their start.
 */
export function listFollowed(
  keys: readonly string[],
  matches: readonly MatchView[],
): readonly Followed[] {
  const matchByKey = new Map<string, MatchView>();
  for (const match of matches) {
    if (match.unresolved !== null) continue;
    for (const { contestant } of match.slots) {
      if (contestant === null || !keys.includes(contestant.key)) continue;
      if (!matchByKey.has(contestant.key)) matchByKey.set(contestant.key, match);
    }
  }
  return [
    ...Array.from(matchByKey, ([key, match]) => ({ key, match })),
    ...keys.flatMap((key) => (matchByKey.has(key) ? [] : [{ key, match: null }])),
  ];
}
