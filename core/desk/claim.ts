import type { Instant } from "#core/model/match.ts";

/** Kind of a staff member's action on an attention item. */
export type AttentionClaimAction = "taken" | "snoozed" | "done";

/** A staff member's last action on an attention item. */
export interface AttentionClaim {
  /** Id of the attention item. */
  readonly id: string;
  readonly state: AttentionClaimAction;
  /** Name of the staff member who handles it. */
  readonly who: string;
  /** Name of the staff member who acted; differs from `who` after a handover. */
  readonly by: string;
  /** A note for others; "" without one. */
  readonly note: string;
  /** When a snooze ends; `null` if not snoozed. */
  readonly until: Instant | null;
  /** Facts that caused the item at that time. A new one reopens it. */
  readonly facts: readonly string[];
  readonly at: Instant;
}

/** Status of an attention item: `away` if snoozed or done. */
export type AttentionItemStatus = "open" | "taken" | "away";

/**
 * Derives the status of an attention item from its last claim. A snoozed item reopens when its time
 * ends; a snoozed or done item reopens when it has a fact that the claim does not contain.
 */
export function deriveAttentionItemStatus(
  claim: AttentionClaim | undefined,
  facts: readonly string[],
  now: Instant,
): AttentionItemStatus {
  if (claim === undefined) return "open";
  if (claim.state === "taken") return "taken";
  if (claim.until !== null && now >= claim.until) return "open";
  return facts.every((fact) => claim.facts.includes(fact)) ? "away" : "open";
}
