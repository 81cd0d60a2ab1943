import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { GroupView } from "#core/contract/tournament.ts";

/** A contestant's match of one round. */
export interface RoundMatch {
  readonly match: MatchView;
  /** The contestant's own slot. */
  readonly own: MatchSlotView;
  /** The opponent's slot; `null` for a bye, and while the opponent is unknown. */
  readonly other: MatchSlotView | null;
}

/**
 * Returns the matches of every contestant of a Swiss group by key: one entry per round, `null` for
 * a round without a known match.
 *
 * @param matches The matches of the group, in any order.
 */
export function indexRoundMatches(
  rounds: NonNullable<GroupView["rounds"]>,
  matches: readonly MatchView[],
): ReadonlyMap<string, readonly (RoundMatch | null)[]> {
  const byKey = new Map(matches.map((match) => [match.key, match]));
  const found = new Map<string, (RoundMatch | null)[]>();
  for (const [index, keys] of rounds.entries()) {
    for (const match of keys.flatMap((key) => byKey.get(key) ?? [])) {
      for (const own of match.slots) {
        if (own.contestant === null) continue;
        const { key } = own.contestant;
        const row = found.get(key) ?? rounds.map(() => null);
        const other = match.slots.find((slot) => slot !== own && slot.contestant !== null) ?? null;
        row[index] = { match, own, other };
        found.set(key, row);
      }
    }
  }
  return found;
}
