import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { Instant, SeenMatch } from "./match.ts";

/**
 * When a match that has begun counts as over although nobody says so: 60 + 60 · best-of minutes after
 * its start, and not before it was unchanged for an hour (design.md §4, Status). Files read without a
 * list were watched long enough.
 *
 * @returns Null without a start.
 */
export function settlesAt({ match, sighting }: SeenMatch): Instant | null {
  if (match.start === null) return null;
  const played = match.start + (60 + 60 * Math.max(match.bestOf ?? 1, 1)) * MINUTE;
  return sighting.list === null ? played : Math.max(played, sighting.changedAt + HOUR);
}
