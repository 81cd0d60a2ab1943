import { formatInstant, MINUTE } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";

/** Formats an instant as ISO 8601 in UTC, to the second. */
export function presentInstant(instant: Instant): string {
  return formatInstant(instant);
}

/** Formats like `presentInstant`, but returns `null` for `null`. */
export function presentMaybeInstant(instant: Instant | null): string | null {
  return instant === null ? null : presentInstant(instant);
}

/**
 * Formats the time of a sighting, rounded down to the minute. With seconds, every response would
 * differ from the previous one although nothing else changed.
 */
export function presentInstantToMinute(instant: Instant): string {
  return presentInstant(Math.floor(instant / MINUTE) * MINUTE);
}
