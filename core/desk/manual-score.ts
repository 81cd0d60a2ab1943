import type { MatchState, StatusReason, DerivedMatch, Slot } from "#core/model/derived-match.ts";
import type { AnnotationOf, ChannelMatch } from "./annotation.ts";
import type { Annotations } from "./annotations.ts";
import type { SiteKey } from "#core/model/match.ts";

/** A score set by staff, by slot; below 0 is a disqualification. */
export type ManualScore = readonly [number, number];

/** The service's score of a match, to compare with a manual one. */
export interface ServiceScore {
  /** By slot; `null` without a score, or before the match starts. Below 0: disqualified. */
  readonly scores: readonly (number | null)[];
  /** Whether the match ended because of its data, not only because time passed. */
  readonly isOver: boolean;
}

/**
 * Returns the manual score of a channel while it overrides the service's; otherwise `null`. It does
 * until the service reports it, reports a score that is not between the one it reported when the
 * manual score was set and the manual score, or ends the match.
 */
export function findActiveManualScore(
  { score, reported }: Pick<ChannelMatch, "score" | "reported">,
  { scores, isOver }: ServiceScore,
): ManualScore | null {
  if (score === null || scores.length !== score.length) return null;
  if (isOver && reported?.isOver !== true) return null;
  const isReached = score.every((manual, side) => manual === scores[side]);
  const leadsToIt = score.every((manual, side) =>
    isBetween(reported?.scores[side] ?? 0, scores[side] ?? 0, manual),
  );
  return leadsToIt && !isReached ? score : null;
}

export function serviceScoreOf(derived: DerivedMatch): ServiceScore {
  const { state, by } = derived.status;
  return {
    scores: derived.slots.map((slot) => (state === "upcoming" ? null : scoreIn(derived, slot))),
    isOver: endsManualScore(state, by),
  };
}

/**
 * Returns whether a match is over for certain, so that a manual score set before ends. An end that
 * only time suggests is not certain.
 */
export function endsManualScore(state: MatchState, stateBy: StatusReason): boolean {
  return state === "ended" && stateBy !== "taken-as-ended";
}

/** Returns the channels whose manual score no longer overrides the service's. */
export function findExpiredManualScores(
  annotations: Annotations,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): readonly AnnotationOf<"channel">[] {
  return annotations.ofKind("channel").filter(({ value }) => {
    const derived = value.match === null ? undefined : matches.get(value.match);
    if (derived === undefined || value.score === null) return false;
    return findActiveManualScore(value, serviceScoreOf(derived)) === null;
  });
}

function isBetween(start: number, value: number, end: number): boolean {
  return value >= Math.min(start, end) && value <= Math.max(start, end);
}

function scoreIn({ match }: DerivedMatch, { entry }: Slot): number | null {
  return entry === null ? null : (match.entries[entry]?.score ?? null);
}
