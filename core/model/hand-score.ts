import type { DerivedMatch, Slot } from "./derived.ts";
import type { DeskFactOf } from "./desk-fact.ts";
import type { DeskFacts } from "./desk-facts.ts";
import type { SiteKey } from "./match.ts";

/** A score counted by hand, in order of the match's slots; below 0 is a disqualification. */
export type HandScore = readonly [number, number];

/**
 * Whether a score counted by hand is the one that counts. It does for as long as the service knows
 * less on either side: it ends once the service has reached it on both, and once the match is over by
 * what the service says. Only time having passed ends none: then somebody is there and counts.
 */
export function handScoreStands(hand: HandScore, derived: DerivedMatch): boolean {
  const { status, slots } = derived;
  if (status.state === "ended" && status.by !== "taken-as-ended") return false;
  if (slots.length !== hand.length) return false;
  return hand.some((score, side) => !isReached(score, serviceScore(derived, slots[side])));
}

/** Channels whose score counted by hand has ended: what the service says later is never less again. */
export function endedHandScores(
  facts: DeskFacts,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): readonly DeskFactOf<"channel">[] {
  return facts.ofKind("channel").filter(({ value: { match, score } }) => {
    const derived = match === null ? undefined : matches.get(match);
    return derived !== undefined && score !== null && !handScoreStands(score, derived);
  });
}

/** What the service has not said, or said of a match that has not begun, reaches nothing. */
function isReached(hand: number, service: number | null): boolean {
  if (service === null) return false;
  return hand < 0 ? service < 0 : service < 0 || service >= hand;
}

function serviceScore({ match, status }: DerivedMatch, slot: Slot | undefined): number | null {
  if (status.state === "upcoming" || slot === undefined || slot.entry === null) return null;
  return match.entries[slot.entry]?.score ?? null;
}
