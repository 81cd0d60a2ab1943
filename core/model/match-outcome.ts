import * as z from "zod/mini";
import { describe } from "./describe.ts";
import { ENDING_REASONS } from "./match-status.ts";

/** Reason for an outcome (docs/domain.md#winner), strongest first. */
export const OutcomeReasonSchema = describe(
  "How the outcome is known: `bye`; `advanced`: a contestant appears in a match that this one " +
    "feeds; `clinched`: a contestant won more than half of the best-of games; `led`: the leader of " +
    "an ended match won; `taken-as-ended` only in changes that earlier versions stored.",
  z.enum([...ENDING_REASONS, "led", "taken-as-ended"]),
);

export type OutcomeReason = z.output<typeof OutcomeReasonSchema>;

/** Winner or draw of a match and how it was derived. */
export interface Outcome {
  /** Index into the match's entries; `null` if the winner is unknown or there is none. */
  readonly winner: number | null;
  readonly by: OutcomeReason | null;
  /** True for a group match that ended tied, and for a shared first place among more than two. */
  readonly draw: boolean;
  /**
   * Indexes of those who share the first place among more than two; absent otherwise. Without a draw,
   * they are the pair that won a match of doubles.
   */
  readonly shared?: readonly number[];
}
