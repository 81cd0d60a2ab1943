import type { MatchView } from "#core/contract/match.ts";
import { HOUR } from "#core/lib/time.ts";

/** How long an old start is shown after the move, in milliseconds. */
const SHOW_DURATION = 2 * HOUR;

/**
 * Returns the previous start of an upcoming match for two hours after it was moved.
 *
 * @returns ISO 8601 time; `null` if the match was not moved, has begun, or the move is older.
 */
export function findPreviousStart({ moved, state }: MatchView, now: number): string | null {
  if (moved === null || state !== "upcoming") return null;
  return now - Date.parse(moved.at) < SHOW_DURATION ? moved.from : null;
}
