import type { ContestantRefView, MatchView } from "#core/contract/match.ts";

/** Everybody who stands in a match, once, by key. */
export function contestantsOf(
  matches: readonly MatchView[],
): ReadonlyMap<string, ContestantRefView> {
  const all = matches.flatMap((match) => match.slots.flatMap((slot) => slot.contestant ?? []));
  return new Map(all.map((contestant) => [contestant.key, contestant]));
}
