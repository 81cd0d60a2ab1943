import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { Instant, Match, SeenMatch } from "#core/model/match.ts";

/**
 * When a match that has begun counts as over although nobody says so: 60 + 60 · best-of minutes after
 * its start, and not before it was unchanged for an hour (docs/domain.md#taken-as-ended). Files read
 * without a list were watched long enough.
 *
 * @returns Null without a start.
 */
export function settlesAt({ match, sighting }: SeenMatch): Instant | null {
  const played = latestEnd(match);
  if (played === null) return null;
  return sighting.list === null ? played : Math.max(played, sighting.changedAt + HOUR);
}

/**
 * When a match must be over if it began as listed: 60 + 60 · best-of minutes after its start.
 *
 * @returns Null without a start.
 */
export function latestEnd({ start, bestOf }: Match): Instant | null {
  return start === null ? null : start + (60 + 60 * Math.max(bestOf ?? 1, 1)) * MINUTE;
}
