import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { Instant, ListName } from "#core/model/match.ts";

/** The service's time as one list response states it. */
export interface ClockSample {
  readonly list: ListName;
  /** Monotonic: when the response arrived. */
  readonly at: number;
  readonly service: Instant;
}

/** The service's time over this machine's monotonic time. */
export interface ClockLine {
  /** Monotonic. */
  readonly at: number;
  /** The service's time then. */
  readonly service: Instant;
  /** Service seconds in a second: 1 for every real service, 0 for a replay that stands still. */
  readonly rate: number;
}

/** How long samples must agree before a change is followed, in milliseconds. */
export const AGREEMENT = MINUTE;
/** Two clocks that differ by no more than this are taken to show the same time, in milliseconds. */
export const DRIFT = 2 * MINUTE;

/** `Date` counts whole seconds, and a response takes time to arrive. */
const TOLERANCE = 5 * SECOND;
/** Clocks of machines are ten times as exact, and time servers slew no faster than half of it. */
const MAX_DRIFT_RATE = 0.001;
/** A replay of an hour in a second is the fastest that is followed. */
const MAX_RATE = 3600;

/** Returns the service's time on a line at a monotonic time. */
export function timeOn({ at, service, rate }: ClockLine, moment: number): Instant {
  return service + rate * (moment - at);
}

/** Returns whether a sample is on a line, within what network delays cause. */
export function isOnLine(line: ClockLine, { at, service }: ClockSample): boolean {
  return Math.abs(timeOn(line, at) - service) <= TOLERANCE * Math.max(1, line.rate);
}

/**
 * Returns the service's time at a sample of a line of real time, as near to the sample as the drift
 * of clocks explains.
 */
export function nearLine(line: ClockLine, { at, service }: ClockSample): Instant {
  const expected = timeOn(line, at);
  const most = MAX_DRIFT_RATE * (at - line.at);
  return expected + Math.min(most, Math.max(-most, service - expected));
}

/**
 * Finds the rate of the line that all samples are on: real time first, then a clock that stands
 * still, then the rate from the first sample to the last.
 *
 * @param samples At least one, oldest first.
 * @returns Null if they are on no line.
 */
export function findRate(samples: readonly ClockSample[]): number | null {
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

/** Returns the newest samples that are on one line. */
export function newestOnOneLine(samples: readonly ClockSample[]): readonly ClockSample[] {
  let agreeing = samples;
  while (findRate(agreeing) === null && agreeing.length > 1) agreeing = agreeing.slice(1);
  return agreeing;
}

/** Returns whether two lists, one after the other, state the same time. */
export function isPair(samples: readonly ClockSample[]): boolean {
  const [before, last] = samples.slice(-2);
  if (before === undefined || last === undefined || before.list === last.list) return false;
  return Math.abs(last.service - before.service - (last.at - before.at)) <= DRIFT;
}
