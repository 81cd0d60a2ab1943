import type { MatchView } from "#core/contract/match.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";

/** How long a match counts as just ended. */
const RECENT = 2 * HOUR;

/**
 * Returns the matches that ended in the last two hours, as watched; of a match that had ended when
 * it was first seen, by its start and its usual duration. Byes do not count.
 */
export function listJustEnded(matches: readonly MatchView[], now: number): readonly MatchView[] {
  return matches.filter((match) => match.stateBy !== "bye" && endOf(match) >= now - RECENT);
}

/** Returns when a match ended: the earliest time that is possible if its duration is unknown. */
function endOf({ start, usualMinutes, endedAt }: MatchView): number {
  if (endedAt !== undefined) return Date.parse(endedAt);
  return start === null ? -Infinity : Date.parse(start) + (usualMinutes ?? 0) * MINUTE;
}
