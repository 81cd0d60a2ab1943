import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { Instant, Match, SeenMatch } from "#core/model/match.ts";

/**
 * Returns when a started match is assumed to have ended: at its latest end, but at least an hour
 * after its last change (docs/domain.md#taken-as-ended), which does not delay matches from files.
 */
export function assumedEnd({ match, sighting }: SeenMatch): Instant | null {
  const played = latestAssumedEnd(match);
  if (played === null) return null;
  return sighting.list === null ? played : Math.max(played, sighting.changedAt + HOUR);
}

/** Returns 60 + 60 · best-of minutes after the start of a match; `null` without a start. */
export function latestAssumedEnd({ start, bestOf }: Match): Instant | null {
  return start === null ? null : start + (60 + 60 * Math.max(bestOf ?? 1, 1)) * MINUTE;
}
