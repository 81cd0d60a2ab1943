import type { MatchView } from "#core/contract/match.ts";
import { HOUR } from "#core/lib/time.ts";

/** How long an old start is news, in milliseconds. */
const NEWS = 2 * HOUR;

/**
 * The start that a match had before, while that is news: for two hours, and until it begins.
 *
 * @returns ISO text; null where there is nothing to tell.
 */
export function movedFrom({ moved, state }: MatchView, now: number): string | null {
  if (moved === null || state !== "upcoming") return null;
  return now - Date.parse(moved.at) < NEWS ? moved.from : null;
}
