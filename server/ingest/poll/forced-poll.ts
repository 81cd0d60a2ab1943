import { SECOND } from "#core/lib/time.ts";
import type { ServiceOutcome } from "#core/model/service-outcome.ts";
import type { Failure } from "#server/upstream/failure.ts";
import { leastWait } from "./backoff.ts";

/** Shortest time between the end of a poll and a forced poll, in milliseconds. */
const APART = 5 * SECOND;

/** Result of staff's request to poll one service now. */
export type ForcedPoll =
  | {
      readonly clientId: string;
      readonly result: "polled";
      readonly outcome: ServiceOutcome;
    }
  /** A poll was already in progress, or this one has not finished in time. */
  | { readonly clientId: string; readonly result: "running" }
  /** The service was polled less than 5 s ago or requested a pause: `wait` milliseconds remain. */
  | { readonly clientId: string; readonly result: "wait"; readonly wait: number };

/**
 * Returns when staff may have a service polled at the earliest: 5 s after the last poll, and never
 * before the end of a pause that the service requested.
 *
 * @param interval The configured poll interval, in milliseconds.
 * @param since Monotonic end of the last poll, in milliseconds.
 * @returns Monotonic time in milliseconds.
 */
export function earliestForcedPoll(
  interval: number,
  since: number,
  failure: Failure | null,
): number {
  const pause =
    failure?.outcome === "rate-limited" ? leastWait(interval, failure) : failure?.retryAfter;
  return since + Math.max(APART, pause ?? 0);
}
