import type { MatchView } from "#core/contract/match.ts";
import type { ContestantRef } from "#core/model/contestant.ts";

/** Returns all contestants of the matches, by key. */
export function indexContestantsByKey(
  matches: readonly MatchView[],
): ReadonlyMap<string, ContestantRef> {
  const all = matches.flatMap((match) => match.slots.flatMap((slot) => slot.contestant ?? []));
  return new Map(all.map((contestant) => [contestant.key, contestant]));
}
