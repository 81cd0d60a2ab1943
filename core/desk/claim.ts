import type { Instant } from "#core/model/match.ts";

/** What became of something that needs a person. */
export type ClaimState = "taken" | "snoozed" | "done";

/** Somebody deals with a row of attention, has put it off, or is done with it. */
export interface Claim {
  /** Id of the row. */
  readonly id: string;
  readonly state: ClaimState;
  /** Who has it. */
  readonly who: string;
  /** Who said so: another than `who` where it was handed over. */
  readonly by: string;
  /** What there is to know; "" for nothing. */
  readonly note: string;
  /** Until when it is put off; null where it is not. */
  readonly until: Instant | null;
  /** The row's facts when that was said: others bring it back. */
  readonly facts: readonly string[];
  readonly at: Instant;
}

/** A row as it stands: to be looked at, or dealt with. */
export type ClaimStatus = "open" | "taken" | "away";

/**
 * How a row stands by what was said of it: what was put off comes back when its time is over, and
 * what was put off or done when it rests on a fact that was not there.
 */
export function claimStanding(
  claim: Claim | undefined,
  facts: readonly string[],
  now: Instant,
): ClaimStatus {
  if (claim === undefined) return "open";
  if (claim.state === "taken") return "taken";
  if (claim.until !== null && now >= claim.until) return "open";
  return facts.every((fact) => claim.facts.includes(fact)) ? "away" : "open";
}
