import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { ServiceFailure } from "#server/upstream/failure.ts";

/** Longest random wait after failures in a row, in milliseconds, while nothing is urgent. */
const LONGEST = 5 * MINUTE;
/**
 * Mean wait after refused credentials, in milliseconds: only an administrator can correct those.
 */
const SLOW = 5 * MINUTE;
/** Longest random wait while urgent: three poll intervals or 30 s, whichever is shorter. */
const URGENT_INTERVALS = 3;
const URGENT_LONGEST = 30 * SECOND;

export interface BackOffInput {
  /** The configured poll interval, in milliseconds. */
  readonly interval: number;
  /** Failed polls in a row, the last one included. */
  readonly failures: number;
  readonly failure: ServiceFailure;
  /** Whether a match is live or near, or a viewer is present. */
  readonly isUrgent: boolean;
  /** Random number in [0, 1) of the jitter. */
  readonly random: number;
}

/**
 * Returns the wait between a failed poll and the next one, in milliseconds: random, below a limit
 * that doubles with each failure in a row. Refused credentials wait about five minutes unless
 * `isUrgent`. The wait is never shorter than the interval or `Retry-After`.
 */
export function computeBackoffDelay({
  interval,
  failures,
  failure,
  isUrgent,
  random,
}: BackOffInput): number {
  const least = computeShortestWait(interval, failure);
  if (isUrgent) {
    const ceiling = Math.min(URGENT_LONGEST, URGENT_INTERVALS * interval);
    return Math.max(least, random * Math.min(ceiling, doubled(interval, failures)));
  }
  if (failure.outcome === "client-refused") return Math.max(least, SLOW * (0.9 + 0.2 * random));
  return Math.max(least, random * Math.min(LONGEST, doubled(interval, failures)));
}

/**
 * Returns the shortest wait after a failure, in milliseconds: the interval or `Retry-After`,
 * whichever is longer.
 */
export function computeShortestWait(interval: number, failure: ServiceFailure): number {
  return Math.max(interval, failure.retryAfter ?? 0);
}

function doubled(interval: number, failures: number): number {
  return interval * 2 ** Math.min(failures, 20);
}
