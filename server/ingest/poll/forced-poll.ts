import { SECOND } from "#core/lib/time.ts";
import type { ServiceOutcome } from "#core/model/service-outcome.ts";
import type { ServiceFailure } from "#server/upstream/failure.ts";
import { computeShortestWait } from "./backoff.ts";
import { type PollerDeps, getPolledService } from "./poll-service.ts";
import type { PollTimers } from "./poll-timers.ts";

/** Shortest time between the end of a poll and a forced poll, in milliseconds. */
const APART = 5 * SECOND;

/** Result of staff's request to poll one service now. */
export type ForcedPollResult =
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
 * Polls one service now at the request of staff, unless its poll is in progress or it was polled
 * less than 5 s ago or requested a pause.
 *
 * @param poll Polls the service with this index after that many failed polls in a row.
 */
export async function forcePoll(
  index: number,
  timetable: PollTimers,
  poll: (index: number, failures: number) => Promise<void>,
  deps: PollerDeps,
): Promise<ForcedPollResult> {
  const { clientId } = getPolledService(index, deps);
  const pending = timetable.planned.get(index);
  if (pending === undefined) return { clientId, result: "running" };
  const { since, failure, failures } = pending.end;
  const wait = computeEarliestForcedPoll(deps.interval, since, failure) - deps.monotonic();
  if (wait > 0) return { clientId, result: "wait", wait };
  timetable.cancel(index);
  await poll(index, failures);
  return { clientId, result: "polled", outcome: deps.publisher.record(index).state.outcome };
}

/**
 * Returns when staff may have a service polled at the earliest: 5 s after the last poll, and never
 * before the end of a pause that the service requested.
 *
 * @param interval The configured poll interval, in milliseconds.
 * @param since Monotonic end of the last poll, in milliseconds.
 * @returns Monotonic time in milliseconds.
 */
function computeEarliestForcedPoll(
  interval: number,
  since: number,
  failure: ServiceFailure | null,
): number {
  const pause =
    failure?.outcome === "rate-limited"
      ? computeShortestWait(interval, failure)
      : failure?.retryAfter;
  return since + Math.max(APART, pause ?? 0);
}
