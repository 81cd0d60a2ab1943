import { SECOND } from "#core/lib/time.ts";
import type { ServiceOutcome } from "#core/model/service-outcome.ts";
import type { Failure } from "#server/upstream/failure.ts";
import { leastWait } from "./backoff.ts";

/** Least time between a poll and a forced one, in milliseconds. */
const APART = 5 * SECOND;

/** What became of a request of staff to poll one service now. */
export type ForcedPoll =
  | {
      readonly clientId: string;
      readonly result: "polled";
      readonly outcome: ServiceOutcome;
    }
  /** A poll was in progress, or still is. */
  | { readonly clientId: string; readonly result: "running" }
  /** It was polled just now, or asked for a pause; milliseconds. */
  | { readonly clientId: string; readonly result: "wait"; readonly wait: number };

/**
 * Returns when a service may be polled at the earliest because staff want it: never sooner than the
 * service asked for.
 *
 * @param interval The configured poll interval, in milliseconds.
 * @param since Monotonic: when the last poll was over.
 * @returns Monotonic.
 */
export function earliestForcedPoll(
  interval: number,
  since: number,
  failure: Failure | null,
): number {
  const asked =
    failure?.outcome === "rate-limited" ? leastWait(interval, failure) : failure?.retryAfter;
  return since + Math.max(APART, asked ?? 0);
}
