import type { ServiceFailure } from "#server/upstream/failure.ts";
import { forcePoll, type ForcedPollResult } from "./forced-poll.ts";
import {
  mayPoll,
  pollService,
  getPolledService,
  publishPollResult,
  type PollerDeps,
} from "./poll-service.ts";
import { createPollWaits, type PollWaits } from "./poll-waits.ts";
import { createPollTimers, type PollEnd, type PollTimers } from "./poll-timers.ts";

/** Polls every service in a loop; a failing service does not delay the others. */
export type Poller = ReturnType<typeof createPoller>;

/** Creates a stopped poller. It runs at most one poll of each service at a time. */
export function createPoller(deps: PollerDeps) {
  const { services, logger } = deps;
  const waits = createPollWaits(deps);
  const timetable = createPollTimers(deps, (index, { failures }) => safely(index, failures));
  /** Brings planned polls forward whose wait is now shorter, e.g. because a viewer is present. */
  const hurry = (): Promise<void> => bringForward(timetable, waits, deps);
  /** Identifies the current start; `null` while stopped. */
  let running: object | null = null;

  async function poll(index: number, failuresBefore: number): Promise<void> {
    const began = running;
    if (!mayPoll(deps)) return tryAgain(index, failuresBefore);
    const polled = await pollService(index, deps);
    if (running !== began) return;
    // The lease may have expired while this process was suspended.
    if (!mayPoll(deps)) return tryAgain(index, failuresBefore);
    const { failure } = polled;
    if (failure?.outcome === "rate-limited") waits.calm(index);
    const end = endOf(failure, failuresBefore, deps);
    const wait = waits.after(index, end);
    await publishPollResult(index, polled, { interval: waits.interval(index), wait }, deps);
    if (running !== began) return;
    timetable.plan(index, { end, due: end.since + wait });
    // The received data may need a shorter interval.
    await hurry();
  }

  function tryAgain(index: number, failures: number): void {
    timetable.after(deps.interval, () => safely(index, failures));
  }

  /** An unexpected error must not stop polling; pages keep the last data. */
  async function safely(index: number, failures: number): Promise<void> {
    const began = running;
    try {
      await poll(index, failures);
    } catch (error) {
      const { clientId } = getPolledService(index, deps);
      logger.error(
        { err: error, clientId },
        "An unexpected error ended a poll. The service is polled again.",
      );
      if (running === began) tryAgain(index, failures);
    }
  }

  /**
   * Stops polling until the next start; the result of a poll in progress is discarded. Returns
   * whether polling was running: the published time of the next poll is wrong then.
   */
  function pause(): boolean {
    const wasRunning = running !== null;
    running = null;
    timetable.clear();
    return wasRunning;
  }

  /** Starts or restarts polling; resolves once every service was polled. */
  async function start(): Promise<void> {
    // Polling may already be running if the leader changed twice before the first start.
    pause();
    running = {};
    await Promise.all(services.map((_, index) => safely(index, 0)));
  }

  return {
    start,
    /** Starts polling unless it is running. */
    resume: async () => (running === null ? start() : undefined),
    hurry,
    /**
     * Polls every service now at the request of staff, except services polled less than 5 s ago or
     * that requested a pause; resolves once those polls are complete.
     */
    pollNow: (): Promise<readonly ForcedPollResult[]> =>
      Promise.all(services.map((_, index) => forcePoll(index, timetable, safely, deps))),
    pause,
    /** Stops polling for good and closes the clients. */
    async stop() {
      pause();
      await Promise.all(services.map(({ client }) => client.close()));
    },
  };
}

function endOf(
  failure: ServiceFailure | null,
  failuresBefore: number,
  { monotonic, random }: PollerDeps,
): PollEnd {
  const failures = failure === null ? 0 : failuresBefore + 1;
  return { since: monotonic(), failure, failures, random: random() };
}

/**
 * Plans each poll again whose wait has become shorter since it was planned, and publishes its new
 * time and poll interval. Never delays a poll.
 */
async function bringForward(
  timetable: PollTimers,
  waits: PollWaits,
  { publisher, clock, monotonic }: PollerDeps,
): Promise<void> {
  for (const [index, { end, due }] of timetable.planned) {
    const sooner = end.since + waits.after(index, end);
    if (sooner >= due) continue;
    timetable.plan(index, { end, due: sooner });
    const interval = waits.interval(index);
    const nextTry = clock.now() + Math.max(0, sooner - monotonic());
    await publisher.publish(index, ({ sighted, state }) => ({
      sighted,
      state: { ...state, interval, nextTry },
    }));
  }
}
