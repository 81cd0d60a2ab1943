import type { Instant } from "./match.ts";

export type MatchState = "upcoming" | "live" | "ended";

/** Reasons that end a match in any list (docs/domain.md#winner), strongest first. */
export const ENDING_REASONS = [
  "bye",
  /** A contestant appears in a match that this one feeds. */
  "advanced",
  /** A contestant won more than half of the best-of games. */
  "clinched",
] as const;

export type EndingReason = (typeof ENDING_REASONS)[number];

/** Reasons for the state of a match (docs/domain.md#status). */
export const STATUS_REASONS = [
  ...ENDING_REASONS,
  /** In the ended list and locked. */
  "locked",
  /** In the ended list, long after its start, and unchanged for an hour. */
  "taken-as-ended",
  /** It had ended and still shows its lock or its deciding score, so it stays ended. */
  "stays-ended",
  /** In the ended list, and no other rule applies: the match is live. */
  "begun",
  /** In the ended list, but not locked, without a score and with a start still to come. */
  "start-ahead",
  /** In the upcoming list, before its start or within the grace period after it. */
  "listed-upcoming",
  /** In the upcoming list (or unplayed in a file), its start past by more than the grace period. */
  "not-started",
  /** A score above 0 before its start, in a file that was read without lists. */
  "score-before-start",
] as const;

export type StatusReason = (typeof STATUS_REASONS)[number];

/** State of a match and why it has it. */
export interface Status {
  readonly state: MatchState;
  readonly by: StatusReason;
  /** Until when this status holds without new data; `null` if time alone cannot change it. */
  readonly validUntil: Instant | null;
}
