import type { MatchView } from "#core/contract/match.ts";
import {
  endsManualScore,
  type ManualScore,
  isManualScoreActive,
  type ServiceScore,
} from "#core/desk/manual-score.ts";

/** Score of a match on a channel. */
export interface ChannelScore {
  /** Scores shown, by slot; below 0 is a disqualification, `null` if there is no score. */
  readonly scores: readonly (number | null)[];
  /** Whether `scores` is the manual score. */
  readonly isByHand: boolean;
  /** Score according to the service. */
  readonly service: ServiceScore;
}

/**
 * Returns the score to show for a match on a channel.
 *
 * @param manualScore Manual score entered by staff, possibly expired; `null` if there is none.
 */
export function deriveChannelScore(
  match: MatchView,
  manualScore: ManualScore | null,
): ChannelScore {
  const service: ServiceScore = {
    scores: match.slots.map(({ score, disqualified }) => (disqualified ? -1 : score)),
    isOver: endsManualScore(match.state, match.stateBy),
  };
  const isByHand = manualScore !== null && isManualScoreActive(manualScore, service);
  return { scores: isByHand ? manualScore : service.scores, isByHand, service };
}

/**
 * Returns the manual score to store after one side is counted up or down; `null` to return to the
 * service's score; `undefined` if the change is not possible or has no effect.
 */
export function adjustManualScore(
  { scores, isByHand, service }: ChannelScore,
  side: number,
  by: 1 | -1,
): ManualScore | null | undefined {
  const [left, right] = scores.map((score, index) =>
    Math.max((score ?? 0) + (index === side ? by : 0), -1),
  );
  if (left === undefined || right === undefined || scores.length > 2) return undefined;
  // Counting down must not result in a disqualification (-1).
  if (by < 0 && (scores[side] ?? 0) <= 0) return undefined;
  const manualScore: ManualScore = [left, right];
  if (isManualScoreActive(manualScore, service)) return manualScore;
  return isByHand ? null : undefined;
}
