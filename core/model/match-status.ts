import * as z from "zod/mini";
import { describe } from "./describe.ts";
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

/** Reason for the state of a match (docs/domain.md#status). */
export const StatusReasonSchema = describe(
  "Why it has this state. Ended: `bye`; `advanced`: a contestant appears in a match that this one " +
    "feeds; `clinched`: a contestant won more than half of the best-of games; `locked`: in the " +
    "ended list and locked; `taken-as-ended`: in the ended list, long after its start, and " +
    "unchanged for an hour; `stays-ended`: it had ended and still shows its lock or its deciding " +
    "score. Live: `begun`: in the ended list, and no other rule applies; `score-before-start`: a " +
    "score above 0 before its start, in an imported file. Upcoming: `start-ahead`: in the ended " +
    "list, without a score and with a start still to come; `listed-upcoming`: in " +
    "the upcoming list; `not-started`: the same, but its start is past by more than the grace " +
    "period.",
  z.enum([
    ...ENDING_REASONS,
    "locked",
    "taken-as-ended",
    "stays-ended",
    "begun",
    "start-ahead",
    "listed-upcoming",
    "not-started",
    "score-before-start",
  ]),
);

export type StatusReason = z.output<typeof StatusReasonSchema>;

/** State of a match and why it has it. */
export interface Status {
  readonly state: MatchState;
  readonly by: StatusReason;
  /** Until when this status holds without new data; `null` if time alone cannot change it. */
  readonly validUntil: Instant | null;
}
