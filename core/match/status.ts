import { MINUTE } from "#core/lib/time.ts";
import type { EndingReason, Status, StatusReason } from "#core/model/derived-match.ts";
import type { Instant, Match, SeenMatch } from "#core/model/match.ts";
import { assumedEnd } from "./assumed-end.ts";
import { findClinchedIndex, hasScore } from "./outcome.ts";

/** Default of the minutes after its start until an upcoming match counts as not started. */
export const DEFAULT_GRACE_MINUTES = 10;

const NOT_STARTED: Status = { state: "upcoming", by: "not-started", validUntil: null };

export interface StatusInput {
  readonly now: Instant;
  readonly graceMinutes: number;
  /** False while most upcoming matches are locked: a lock then ends only matches that are long past. */
  readonly lockTrusted: boolean;
  /** True if any match of the tournament is locked. */
  readonly locksOthers: boolean;
}

/**
 * Derives the status of a match (docs/domain.md#order-of-the-status-rules), which the rule
 * `decidedBy` ends in any list.
 */
export function deriveStatus(
  seen: SeenMatch,
  decidedBy: EndingReason | null,
  input: StatusInput,
): Status {
  if (decidedBy !== null) return endedBy(decidedBy);
  const { match, sighting } = seen;
  if (sighting.list === null) return statusWithoutList(seen, input);
  return sighting.list === "ended" ? statusBegun(seen, input) : statusUpcoming(match, input);
}

function statusBegun(seen: SeenMatch, input: StatusInput): Status {
  if (isStartAhead(seen.match, input.now)) {
    return { state: "upcoming", by: "start-ahead", validUntil: seen.match.start };
  }
  const isLocked = seen.match.locked === true;
  // Who plays in spite of an early lock shows that it does not mean "over".
  const isPlayedLocked = seen.sighting.lockedEarly === true && hasScore(seen.match);
  if (isLocked && input.lockTrusted && !isPlayedLocked) return endedBy("locked");
  if (seen.sighting.wasEnded && hasOwnEnd(seen.match, isPlayedLocked))
    return endedBy("stays-ended");
  const settles = assumedEnd(seen);
  if (settles !== null && input.now > settles)
    return endedBy(isLocked ? "locked" : "taken-as-ended");
  return { state: "live", by: "begun", validUntil: settles };
}

/**
 * Returns whether the match still shows why it ended: its lock or a clinched score. Ends by
 * advancement or a bye are derived again each time, so a wrong one is not kept.
 */
function hasOwnEnd(match: Match, isPlayedLocked: boolean): boolean {
  return (match.locked === true && !isPlayedLocked) || findClinchedIndex(match) !== null;
}

/**
 * Returns whether the match was postponed, or cancelled if it is locked: its start is to come, or
 * open, and it has no score.
 */
function isStartAhead(match: Match, now: Instant): boolean {
  const { start, hasOpenStart } = match;
  return (hasOpenStart === true || (start !== null && start > now)) && !hasScore(match);
}

function statusUpcoming({ start }: Match, input: StatusInput): Status {
  const late = start === null ? null : start + input.graceMinutes * MINUTE;
  if (late !== null && input.now > late) return NOT_STARTED;
  return { state: "upcoming", by: "listed-upcoming", validUntil: late };
}

/** Files have no list name, so the start time is used instead. */
function statusWithoutList(seen: SeenMatch, input: StatusInput): Status {
  const { match } = seen;
  if (match.start !== null && match.start <= input.now) {
    const untouched = match.locked !== true && !hasScore(match);
    return untouched && input.locksOthers ? NOT_STARTED : statusBegun(seen, input);
  }
  const scored = match.entries.some((entry) => (entry.score ?? 0) > 0);
  if (scored) return { state: "live", by: "score-before-start", validUntil: match.start };
  return { state: "upcoming", by: "listed-upcoming", validUntil: match.start };
}

function endedBy(by: StatusReason): Status {
  return { state: "ended", by, validUntil: null };
}
