import type { MatchView } from "#core/contract/match.ts";
import type { FirstMessages } from "#core/i18n/en/first.ts";

/**
 * What the scores of an ended match do not say by themselves: who advanced from a level or lost
 * score, or that nobody can be named. Null where the score says it.
 */
export function describeResult(match: MatchView, messages: FirstMessages): string | null {
  const { outcome, slots, state } = match;
  const { result } = messages.match;
  if (state !== "ended" || slots.length !== 2) return null;
  if (outcome.draw) return null;
  if (outcome.winner === null) return result.unknownShort;
  const winner = slots[outcome.winner];
  const loser = slots[1 - outcome.winner];
  if (winner?.contestant === undefined || winner.contestant === null) return null;
  const ahead = (winner.score ?? 0) > (loser?.score ?? 0);
  return ahead || outcome.by === "bye" ? null : result.advanced(winner.contestant.name);
}
