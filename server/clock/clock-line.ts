import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { Instant, ListName } from "#core/model/match.ts";

/** The service's time according to one list response. */
export interface ClockSample {
  readonly list: ListName;
  /** Monotonic arrival time of the response, in milliseconds. */
  readonly at: number;
  readonly service: Instant;
}

/** The service's time as a linear function of this machine's monotonic time. */
export interface ClockLine {
  /** Monotonic time of one point of the line, in milliseconds. */
  readonly at: number;
  /** The service's time at that point. */
  readonly service: Instant;
  /** Service seconds per second: 1 for every real service, 0 for a stopped replay. */
  readonly rate: number;
}

/** How long samples must agree before the clock follows a change, in milliseconds. */
export const AGREEMENT_DURATION_MS = MINUTE;
/** Two clocks that differ by at most this count as equal, in milliseconds. */
export const EQUAL_CLOCKS_TOLERANCE_MS = 2 * MINUTE;

/**
 * Tolerance of a sample, in milliseconds: `Date` has whole seconds, and a response takes time to
 * arrive.
 */
const TOLERANCE = 5 * SECOND;
/**
 * Maximum drift of a real clock. Machine clocks are ten times as exact, and NTP slews at half of
 * it.
 */
const MAX_DRIFT_RATE = 0.001;
/** Maximum rate that is followed: a replay of one hour per second. */
const MAX_RATE = 3600;

/** Returns the service's time on a line at a monotonic time. */
export function getServiceTime({ at, service, rate }: ClockLine, moment: number): Instant {
  return service + rate * (moment - at);
}

/** Returns whether a sample is on a line, within the tolerance of network delays. */
export function isOnLine(line: ClockLine, { at, service }: ClockSample): boolean {
  return Math.abs(getServiceTime(line, at) - service) <= TOLERANCE * Math.max(1, line.rate);
}

/**
 * Returns the service's time at a sample on a line of rate 1: the time of the line, moved towards
 * the sample by at most the maximum drift.
 */
export function limitToMaxDrift(line: ClockLine, { at, service }: ClockSample): Instant {
  const expected = getServiceTime(line, at);
  const most = MAX_DRIFT_RATE * (at - line.at);
  return expected + Math.min(most, Math.max(-most, service - expected));
}

/**
 * Finds the rate of a line on which all samples are. Tries rate 1, then rate 0, then the rate from
 * the first sample to the last.
 *
 * @param samples Samples, oldest first.
 * @returns `null` if there are no samples or they are not on one line.
 */
export function findLineRate(samples: readonly ClockSample[]): number | null {
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined) return null;
  const elapsed = last.at - first.at;
  const rates = [1, 0];
  if (elapsed > 0) rates.push((last.service - first.service) / elapsed);
  const found = rates.find(
    (rate) =>
      rate >= 0 &&
      rate <= MAX_RATE &&
      samples.every((sample) => isOnLine({ at: first.at, service: first.service, rate }, sample)),
  );
  return found ?? null;
}

/** Returns the longest run of newest samples that are on one line. */
export function findNewestOnOneLine(samples: readonly ClockSample[]): readonly ClockSample[] {
  let agreeing = samples;
  while (findLineRate(agreeing) === null && agreeing.length > 1) agreeing = agreeing.slice(1);
  return agreeing;
}

/** Returns whether the last two samples are of different lists and have the same time. */
export function isAgreeingListPair(samples: readonly ClockSample[]): boolean {
  const [before, last] = samples.slice(-2);
  if (before === undefined || last === undefined || before.list === last.list) return false;
  return (
    Math.abs(last.service - before.service - (last.at - before.at)) <= EQUAL_CLOCKS_TOLERANCE_MS
  );
}
