import { MINUTE } from "#core/lib/time.ts";
import type { Failure } from "#server/upstream/failure.ts";

/** Longest wait after failures in a row. */
const LONGEST = 5 * MINUTE;
/** Where only a person can mend it, a look now and then is enough to notice that somebody did. */
const SLOW = 5 * MINUTE;

/**
 * How long to wait before the next look, in milliseconds; never less than the base interval.
 * Full jitter over doubling waits; what the service asks for (`Retry-After`) is the least.
 *
 * @param failures Looks that failed in a row, the last one included.
 * @param random In [0, 1).
 */
export function waitAfter(
  interval: number,
  failures: number,
  failure: Failure | null,
  random: number,
): number {
  if (failure === null) return interval;
  const asked = Math.max(interval, failure.retryAfter ?? 0);
  if (isForPeople(failure)) return Math.max(asked, SLOW * (0.9 + 0.2 * random));
  const ceiling = Math.min(LONGEST, interval * 2 ** Math.min(failures, 20));
  return Math.max(asked, random * ceiling);
}

function isForPeople({ outcome }: Failure): boolean {
  return outcome === "client-refused" || outcome === "service-error";
}
