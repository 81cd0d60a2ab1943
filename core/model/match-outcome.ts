import { ENDING_REASONS } from "./match-status.ts";

/**
 * Reasons for an outcome (docs/domain.md#winner), strongest first. "taken-as-ended" occurs only in
 * stored changes of earlier versions.
 */
export const OUTCOME_REASONS = [...ENDING_REASONS, "led", "taken-as-ended"] as const;

export type OutcomeReason = (typeof OUTCOME_REASONS)[number];

/** Winner or draw of a match and how it was derived. */
export interface Outcome {
  /** Index into the match's entries; `null` if the winner is unknown or there is none. */
  readonly winner: number | null;
  readonly by: OutcomeReason | null;
  /** True for a group match that ended tied, and for a shared first place among more than two. */
  readonly draw: boolean;
  /** Indexes of those who share the first place among more than two; absent otherwise. */
  readonly shared?: readonly number[];
}
