import type { DerivedMatch, Slot } from "#core/model/derived.ts";
import type { DeskFactOf } from "./annotation.ts";
import type { Annotations } from "./annotations.ts";
import type { SiteKey } from "#core/model/match.ts";

/** A score counted by hand, in order of the match's slots; below 0 is a disqualification. */
export type ManualScore = readonly [number, number];

/** What the service says of a match, as far as a score by hand is held against it. */
export interface ServiceScore {
  /** By slot; null where it says nothing, or the match has not begun. Below 0 as above. */
  readonly scores: readonly (number | null)[];
  /** By what the service says, not only by the time that passed: then nobody counts any more. */
  readonly isOver: boolean;
}

/**
 * Whether a score counted by hand is the one that counts. It does for as long as the service knows
 * less on either side; it ends once the service has reached it on both, or the match is over.
 */
export function isManualScoreActive(hand: ManualScore, { scores, isOver }: ServiceScore): boolean {
  if (isOver || scores.length !== hand.length) return false;
  return hand.some((score, side) => !isReached(score, scores[side] ?? null));
}

/** What the service says of this match. */
export function serviceScoreOf(derived: DerivedMatch): ServiceScore {
  const { state, by } = derived.status;
  return {
    scores: derived.slots.map((slot) => (state === "upcoming" ? null : scoreIn(derived, slot))),
    isOver: state === "ended" && by !== "taken-as-ended",
  };
}

/** The channels whose score counted by hand has ended. */
export function findExpiredManualScores(
  facts: Annotations,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): readonly DeskFactOf<"channel">[] {
  return facts.ofKind("channel").filter(({ value: { match, score } }) => {
    const derived = match === null ? undefined : matches.get(match);
    if (derived === undefined || score === null) return false;
    return !isManualScoreActive(score, serviceScoreOf(derived));
  });
}

function isReached(hand: number, service: number | null): boolean {
  if (service === null) return false;
  return hand < 0 ? service < 0 : service < 0 || service >= hand;
}

function scoreIn({ match }: DerivedMatch, { entry }: Slot): number | null {
  return entry === null ? null : (match.entries[entry]?.score ?? null);
}
