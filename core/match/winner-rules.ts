/**
 * Rules that find winners. A new one needs an entry here, an id in `match-outcome.ts` (in
 * `match-status.ts` if it ends matches), and messages.
 */
import type { Outcome } from "#core/model/match-outcome.ts";
import type { EndingReason } from "#core/model/match-status.ts";
import type { Match } from "#core/model/match.ts";
import {
  findClinchedIndex,
  isBye,
  findLeaderIndex,
  findProvenLeaderIndex,
  isRankedByTime,
  rankEntries,
} from "./outcome.ts";

/** A winner, or a shared first place; without either, there certainly is no winner. */
type Winner = Pick<Outcome, "winner" | "shared">;

interface EndingRule {
  readonly by: EndingReason;
  /** Returns `null` if the rule does not apply. */
  readonly decide: (match: Match, input: EndingInput) => Pick<Outcome, "winner"> | null;
}

export interface EndingInput {
  /** Index of the contestant who advanced; `null` if unknown. */
  readonly advanced: number | null;
  /** Whether scores count games of a best-of. */
  readonly countGames: boolean;
}

/** Rules that end a match in any list, strongest first. */
export const ENDING_RULES: readonly EndingRule[] = [
  {
    by: "bye",
    decide: (match) => (isBye(match) ? { winner: match.entries.length === 1 ? 0 : null } : null),
  },
  {
    by: "advanced",
    decide: ({ entries }, { advanced }) => (entries.length > 2 ? null : winnerAt(advanced)),
  },
  {
    by: "clinched",
    decide: (match, { countGames }) => (countGames ? winnerAt(findClinchedIndex(match)) : null),
  },
];

/**
 * Returns the winner of a match whose status is ended, which the score shows ("led"); `null` if it
 * shows none.
 */
export function findEndedWinner(match: Match): Winner | null {
  if (match.entries.length > 2) return firstOf(match);
  const isInGroup = match.groupId !== null;
  return winnerAt(isInGroup ? findLeaderIndex(match) : findProvenLeaderIndex(match));
}

/**
 * Returns the winner or the shared first place of a match of more than two contestants; `null` if
 * no contestant has a placement.
 */
function firstOf({ entries }: Match): Winner | null {
  const ranked = rankEntries(entries);
  const first = ranked.filter(({ place }) => place === 1).map(({ index }) => index);
  const [index] = first;
  const isKnown = entries[index ?? -1]?.score !== null || isRankedByTime(entries);
  if (index === undefined || !isKnown) return null;
  return first.length === 1 ? { winner: index } : { winner: null, shared: first };
}

function winnerAt(index: number | null): Pick<Outcome, "winner"> | null {
  return index === null ? null : { winner: index };
}
