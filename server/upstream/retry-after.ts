import { MINUTE, SECOND } from "#core/lib/time.ts";

/** A service that asks for more than this is asked again anyway: somebody may have mended it. */
const LONGEST = 15 * MINUTE;

/**
 * Reads `Retry-After` (RFC 9110, 10.2.3): whole seconds or a date.
 *
 * @param date The answer's own `Date`: a date is counted from the clock that wrote it.
 * @returns milliseconds, at most 15 minutes; null where the header is missing or unreadable.
 */
export function parseRetryAfter(value: string | null, date: string | null): number | null {
  const text = value?.trim() ?? "";
  if (/^\d{1,15}$/.test(text)) return Math.min(Number(text) * SECOND, LONGEST);
  const until = Date.parse(text);
  const from = Date.parse(date ?? "");
  if (Number.isNaN(until) || Number.isNaN(from)) return null;
  return Math.min(Math.max(until - from, 0), LONGEST);
}
