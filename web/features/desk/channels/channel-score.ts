import type { MatchView } from "#core/contract/match.ts";
import {
  type ManualScore,
  isManualScoreActive,
  type ServiceScore,
} from "#core/desk/manual-score.ts";

/** How it stands with the score of a match on a channel. */
export interface Counted {
  /** By slot, as it is shown; below 0 is a disqualification, null where nobody counts yet. */
  readonly scores: readonly (number | null)[];
  readonly isByHand: boolean;
  readonly service: ServiceScore;
}

/** @param hand As staff wrote it down; it may have ended. */
export function countedOf(match: MatchView, hand: ManualScore | null): Counted {
  const service: ServiceScore = {
    scores: match.slots.map(({ score, disqualified }) => (disqualified ? -1 : score)),
    isOver: match.state === "ended" && match.stateBy !== "taken-as-ended",
  };
  const isByHand = hand !== null && isManualScoreActive(hand, service);
  return { scores: isByHand ? hand : service.scores, isByHand, service };
}

/**
 * The score with one side counted up or down: what is to be written down; null for the service's own,
 * where that is as high. Undefined where counting would change nothing.
 */
export function adjustScore(
  { scores, isByHand, service }: Counted,
  side: number,
  by: 1 | -1,
): ManualScore | null | undefined {
  const [left, right] = scores.map((score, index) =>
    Math.max((score ?? 0) + (index === side ? by : 0), -1),
  );
  if (left === undefined || right === undefined || scores.length > 2) return undefined;
  // Nobody is disqualified by counting down.
  if (by < 0 && (scores[side] ?? 0) <= 0) return undefined;
  const hand: ManualScore = [left, right];
  if (isManualScoreActive(hand, service)) return hand;
  return isByHand ? null : undefined;
}
