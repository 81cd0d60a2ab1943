import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { Failure } from "#server/upstream/failure.ts";

/** Longest wait after failures in a row, in milliseconds, while nothing is urgent. */
const LONGEST = 5 * MINUTE;
/** Wait after refused credentials, in milliseconds: only an administrator can correct those. */
const SLOW = 5 * MINUTE;
/** Longest wait while a match is live or near or a viewer is present: whichever is less. */
const URGENT_INTERVALS = 3;
const URGENT_LONGEST = 30 * SECOND;

/** What the wait after a failed poll depends on. */
export interface BackOffInput {
  /** The configured poll interval, in milliseconds. */
  readonly interval: number;
  /** Failed polls in a row, the last one included. */
  readonly failures: number;
  readonly failure: Failure;
  /** Whether a match is live or near, or a viewer is present. */
  readonly isUrgent: boolean;
  /** In [0, 1). */
  readonly random: number;
}

/**
 * Returns the wait before the next poll after a failure, in milliseconds: never less than the
 * interval nor than `Retry-After`. Full jitter over doubling waits; refused credentials wait longer
 * unless the wait is urgent.
 */
export function backoffDelay({
  interval,
  failures,
  failure,
  isUrgent,
  random,
}: BackOffInput): number {
  const least = leastWait(interval, failure);
  if (isUrgent) {
    const ceiling = Math.min(URGENT_LONGEST, URGENT_INTERVALS * interval);
    return Math.max(least, random * Math.min(ceiling, doubled(interval, failures)));
  }
  if (failure.outcome === "client-refused") return Math.max(least, SLOW * (0.9 + 0.2 * random));
  return Math.max(least, random * Math.min(LONGEST, doubled(interval, failures)));
}

/** Returns the shortest wait after a failure, in milliseconds: the interval or `Retry-After`. */
export function leastWait(interval: number, failure: Failure): number {
  return Math.max(interval, failure.retryAfter ?? 0);
}

function doubled(interval: number, failures: number): number {
  return interval * 2 ** Math.min(failures, 20);
}
