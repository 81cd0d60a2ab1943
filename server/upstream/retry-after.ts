import { MINUTE, SECOND } from "#core/lib/time.ts";

/** Longest pause that is respected, in milliseconds: the service may recover earlier. */
const MAX_PAUSE = 15 * MINUTE;

/**
 * Parses `Retry-After` (RFC 9110, 10.2.3): whole seconds or a date.
 *
 * @param date Header `Date` of the response, from which a date in `Retry-After` is counted.
 * @returns Milliseconds, at most 15 minutes; `null` if the header is missing or invalid.
 */
export function parseRetryAfter(value: string | null, date: string | null): number | null {
  const text = value?.trim() ?? "";
  if (/^\d{1,15}$/.test(text)) return Math.min(Number(text) * SECOND, MAX_PAUSE);
  const until = Date.parse(text);
  const from = Date.parse(date ?? "");
  if (Number.isNaN(until) || Number.isNaN(from)) return null;
  return Math.min(Math.max(until - from, 0), MAX_PAUSE);
}
