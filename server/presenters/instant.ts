import { formatInstant, MINUTE } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";

/** An instant as ISO 8601 in UTC, to the second. */
export function presentInstant(instant: Instant): string {
  return formatInstant(instant);
}

/** As `presentInstant`; null stays null. */
export function presentMaybeInstant(instant: Instant | null): string | null {
  return instant === null ? null : presentInstant(instant);
}

/**
 * When something was last seen, to the minute it is shown in: exact to the second, every answer
 * would differ from the one before although nothing in it had changed.
 */
export function presentSighting(instant: Instant): string {
  return presentInstant(Math.floor(instant / MINUTE) * MINUTE);
}
