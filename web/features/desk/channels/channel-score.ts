import type { MatchView } from "#core/contract/match.ts";
import type { ChannelMatch } from "#core/desk/annotation.ts";
import {
  endsManualScore,
  findActiveManualScore,
  type ServiceScore,
} from "#core/desk/manual-score.ts";
import { MAX_MANUAL_SCORE } from "#core/lib/input-limits.ts";

/** Part of a channel's value that holds its manual score. */
export type ManualScorePart = Pick<ChannelMatch, "score" | "reported">;

export interface ChannelScore {
  /** Scores shown, by slot; below 0 is a disqualification, `null` if there is no score. */
  readonly scores: readonly (number | null)[];
  /** Whether `scores` is the manual score. */
  readonly isByHand: boolean;
  /** Score according to the service. */
  readonly service: ServiceScore;
}

/** Manual part of a channel's value that shows the service's score. */
export const NO_MANUAL_SCORE: ManualScorePart = { score: null, reported: null };

/** Returns the score of a match on a channel, whose manual score may have expired. */
export function deriveChannelScore(match: MatchView, manual: ManualScorePart): ChannelScore {
  const service: ServiceScore = {
    scores: match.slots.map(({ score, disqualified }) => (disqualified ? -1 : score)),
    isOver: endsManualScore(match.state, match.stateBy),
  };
  const active = findActiveManualScore(manual, service);
  return { scores: active ?? service.scores, isByHand: active !== null, service };
}

/**
 * Returns the manual score to store after one side is counted up or down, with the service's score
 * that it overrides; without a score to return to the service's. `null` if the change has no effect,
 * as below 0.
 */
export function adjustManualScore(
  { scores, service }: ChannelScore,
  side: number,
  by: 1 | -1,
): ManualScorePart | null {
  const [left = null, right = null] = scores.map((score, index) =>
    index === side ? Math.min(Math.max((score ?? 0) + by, 0), MAX_MANUAL_SCORE) : score,
  );
  const [leftReported = null, rightReported = null] = service.scores;
  const isSame = (side === 0 ? left : right) === (scores[side] ?? 0);
  if (isSame || scores.length !== 2) return null;
  if (left === leftReported && right === rightReported) return NO_MANUAL_SCORE;
  return {
    score: [left ?? 0, right ?? 0],
    reported: { scores: [leftReported, rightReported], isOver: service.isOver },
  };
}

/** Returns a short name of a match: its code, else its round, else its id. */
export function formatMatchCode({ code, round, id }: MatchView): string {
  return code ?? round?.name.short ?? id;
}
