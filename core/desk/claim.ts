import * as z from "zod/mini";
import { InstantSchema } from "#core/model/instant.ts";
import type { Instant } from "#core/model/match.ts";

/** A staff member's last action on an attention item. */
export const AttentionClaimSchema = z.object({
  state: z.enum(["taken", "snoozed", "done"]),
  /** Name of the staff member who handles it. */
  who: z.string(),
  /** Name of the staff member who acted; differs from `who` after a handover. */
  by: z.string(),
  /** A note for others; "" without one. */
  note: z.string(),
  /** When a snooze ends; `null` if not snoozed. */
  until: z.nullable(InstantSchema),
  at: InstantSchema,
});

export type AttentionClaim = Readonly<z.output<typeof AttentionClaimSchema>> & {
  /** Id of the attention item. */
  readonly id: string;
  /** Facts that caused the item at that time. A new one reopens it. */
  readonly facts: readonly string[];
};

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

/** Returns whether the value of an act is a claim. Checks two members only. */
export function isClaim(value: unknown): value is AttentionClaim {
  return typeof value === "object" && value !== null && "state" in value && "facts" in value;
}
