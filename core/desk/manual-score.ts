import type { MatchState, StatusReason } from "#core/model/match-status.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Slot } from "#core/model/slot.ts";
import type { AnnotationOf } from "./annotation.ts";
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
 * Returns whether the manual score overrides the service's. It does while the service has not
 * reached it in every slot and the match has not ended.
 */
export function isManualScoreActive(
  manual: ManualScore,
  { scores, isOver }: ServiceScore,
): boolean {
  if (isOver || scores.length !== manual.length) return false;
  return manual.some((score, side) => !isReached(score, scores[side] ?? null));
}

/** Returns the service's score of a match. */
export function serviceScoreOf(derived: DerivedMatch): ServiceScore {
  const { state, by } = derived.status;
  return {
    scores: derived.slots.map((slot) => (state === "upcoming" ? null : scoreIn(derived, slot))),
    isOver: endsManualScore(state, by),
  };
}

/**
 * Returns whether a match is over for certain, so that its manual score ends. An end that only time
 * suggests is not certain.
 */
export function endsManualScore(state: MatchState, stateBy: StatusReason): boolean {
  return state === "ended" && stateBy !== "taken-as-ended";
}

/** Returns the channels whose manual score no longer overrides the service's. */
export function findExpiredManualScores(
  annotations: Annotations,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): readonly AnnotationOf<"channel">[] {
  return annotations.ofKind("channel").filter(({ value: { match, score } }) => {
    const derived = match === null ? undefined : matches.get(match);
    if (derived === undefined || score === null) return false;
    return !isManualScoreActive(score, serviceScoreOf(derived));
  });
}

function isReached(manual: number, service: number | null): boolean {
  if (service === null) return false;
  return manual < 0 ? service < 0 : service < 0 || service >= manual;
}

function scoreIn({ match }: DerivedMatch, { entry }: Slot): number | null {
  return entry === null ? null : (match.entries[entry]?.score ?? null);
}
