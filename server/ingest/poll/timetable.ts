import type { TimeSources } from "#server/clock/clock.ts";
import type { Failure } from "#server/upstream/failure.ts";

/** How a poll ended, as far as the next one depends on it. */
export interface PollEnd {
  /** Monotonic: when it was over. */
  readonly since: number;
  /** `null` after a success. */
  readonly failure: Failure | null;
  /** Failed polls in a row, this one included. */
  readonly failures: number;
  /** In [0, 1): of the wait after it. */
  readonly random: number;
}

/** The next poll of a service. */
export interface PlannedPoll {
  /** How the poll before it ended. */
  readonly end: PollEnd;
  /** Monotonic. */
  readonly due: number;
}

/** When each service is polled next. */
export interface Timetable {
  /** By the index of the service. Absent while a poll is in progress. */
  readonly planned: ReadonlyMap<number, PlannedPoll>;
  /** Plans the next poll of a service, in place of the one that is planned. */
  readonly plan: (index: number, next: PlannedPoll) => void;
  /** Cancels the next poll of a service. */
  readonly cancel: (index: number) => void;
  /** Runs something once, after `wait` milliseconds. */
  readonly after: (wait: number, run: () => Promise<void>) => void;
  /** Cancels everything. */
  readonly clear: () => void;
}

/**
 * Creates an empty timetable.
 *
 * @param poll Runs a planned poll of the service with this index.
 */
export function createTimetable(
  { later, monotonic }: Pick<TimeSources, "later" | "monotonic">,
  poll: (index: number, end: PollEnd) => Promise<void>,
): Timetable {
  const cancels = new Set<() => void>();
  const planned = new Map<number, PlannedPoll & { readonly cancel: () => void }>();

  /** Returns a function that cancels it. */
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
    plan(index, { end, due }) {
      planned.get(index)?.cancel();
      const cancel = after(Math.max(0, due - monotonic()), () => {
        planned.delete(index);
        return poll(index, end);
      });
      planned.set(index, { end, due, cancel });
    },
    cancel(index) {
      planned.get(index)?.cancel();
      planned.delete(index);
    },
    clear() {
      for (const cancel of cancels) cancel();
      planned.clear();
    },
  };
}
