import type { MatchView } from "#core/contract/match.ts";
import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";

/**
 * Describes a result that the scores do not show: the winner of a match that is tied or lost by
 * score, or that the winner is unknown. `null` if the scores show the result.
 */
export function describeResultNotInScores(
  match: MatchView,
  messages: FirstPageMessages,
): string | null {
  const { outcome, slots, state } = match;
  const { result } = messages.match;
  if (state !== "ended" || slots.length !== 2) return null;
  if (outcome.draw) return null;
  if (outcome.winner === null) return result.unknownShort;
  const winner = slots[outcome.winner];
  const loser = slots[1 - outcome.winner];
  if (winner?.contestant === undefined || winner.contestant === null) return null;
  const isAhead = (winner.score ?? 0) > (loser?.score ?? 0);
  return isAhead || outcome.by === "bye" ? null : result.advanced(winner.contestant.name);
}
