/**
 * Rules that find winners. A new one needs an entry here, an id in `match-outcome.ts` (in
 * `match-status.ts` if it ends matches), and messages.
 */
import { rankSlots } from "#core/lib/contest.ts";
import { must } from "#core/lib/must.ts";
import type { Outcome, OutcomeReason } from "#core/model/match-outcome.ts";
import type { EndingReason } from "#core/model/match-status.ts";
import type { Match } from "#core/model/match.ts";
import {
  findClinchedIndex,
  hasScore,
  isBye,
  findLeaderIndex,
  findProvenLeaderIndex,
} from "./outcome.ts";

/** A winner; `winner` is `null` if there certainly is none. */
type Winner = Pick<Outcome, "winner">;

interface WinnerRule<R extends OutcomeReason, I> {
  readonly by: R;
  /** Returns `null` if the rule does not apply. */
  readonly decide: (match: Match, input: I) => Winner | null;
}

/** Input of the rules that need no status. */
export interface EndingInput {
  /** Index of the contestant who advanced; `null` if unknown. */
  readonly advanced: number | null;
  /** Whether scores count games of a best-of. */
  readonly countGames: boolean;
}

/** Input of the rules for ended matches. */
export interface EndedInput {
  /** Whether it only counts as ended because its start is long past. */
  readonly takenAsEnded: boolean;
}

/** Rules that end a match in any list, strongest first. */
export const ENDING_RULES: readonly WinnerRule<EndingReason, EndingInput>[] = [
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

/** Rules for matches whose status is ended, strongest first. */
export const ENDED_RULES: readonly WinnerRule<OutcomeReason, EndedInput>[] = [
  {
    by: "led",
    decide: (match, { takenAsEnded }) => {
      if (match.entries.length > 2) return winnerAt(firstOf(match));
      if (takenAsEnded) return null;
      const isInGroup = match.groupId !== null;
      return winnerAt(isInGroup ? findLeaderIndex(match) : findProvenLeaderIndex(match));
    },
  },
  {
    by: "taken-as-ended",
    decide: (match, { takenAsEnded }) =>
      takenAsEnded && match.groupId !== null ? winnerAt(findLeaderIndex(match)) : null,
  },
];

/** Returns the first of a match of more than two contestants; `null` if there are no scores. */
function firstOf(match: Match): number | null {
  if (!hasScore(match)) return null;
  const [first] = rankSlots({ state: "ended", slots: match.entries });
  return must(first, "a match with a score has a first contestant").index;
}

function winnerAt(index: number | null): Winner | null {
  return index === null ? null : { winner: index };
}
