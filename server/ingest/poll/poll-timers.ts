import type { TimeSources } from "#server/clock/clock.ts";
import type { ServiceFailure } from "#server/upstream/failure.ts";

/** End of a poll: the input for planning the next one. */
export interface PollEnd {
  /** Monotonic end time of the poll, in milliseconds. */
  readonly since: number;
  /** `null` after a success. */
  readonly failure: ServiceFailure | null;
  /** Failed polls in a row, this one included. */
  readonly failures: number;
  /** Random number in [0, 1) of the jitter of the following wait. */
  readonly random: number;
}

/** The next poll of a service. */
export interface PlannedPoll {
  /** End of the poll before it. */
  readonly end: PollEnd;
  /** Monotonic time at which the poll starts, in milliseconds. */
  readonly due: number;
}

/** Timers of the next poll of each service. */
export type PollTimers = ReturnType<typeof createPollTimers>;

/**
 * Creates an empty timetable.
 *
 * @param poll Runs a planned poll of the service with this index.
 */
export function createPollTimers(
  { later, monotonic }: Pick<TimeSources, "later" | "monotonic">,
  poll: (index: number, end: PollEnd) => Promise<void>,
) {
  const cancels = new Set<() => void>();
  /** Planned polls by index of the service. A service has none while its poll is in progress. */
  const planned = new Map<number, PlannedPoll & { readonly cancel: () => void }>();

  /** Calls `run` after `wait` milliseconds; returns a function that cancels the call. */
  function after(wait: number, run: () => Promise<void>): () => void {
    const cancelTimer = later(wait, () => {
      cancels.delete(cancel);
      return run();
    });
    const cancel = (): void => {
      cancels.delete(cancel);
      cancelTimer();
    };
    cancels.add(cancel);
    return cancel;
  }

  return {
    planned,
    after,
    /** Plans the next poll of a service; replaces its planned poll. */
    plan(index: number, { end, due }: PlannedPoll) {
      planned.get(index)?.cancel();
      const cancel = after(Math.max(0, due - monotonic()), () => {
        planned.delete(index);
        return poll(index, end);
      });
      planned.set(index, { end, due, cancel });
    },
    cancel(index: number) {
      planned.get(index)?.cancel();
      planned.delete(index);
    },
    clear() {
      for (const cancel of cancels) cancel();
      planned.clear();
    },
  };
}
