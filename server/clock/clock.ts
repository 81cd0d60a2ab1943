import type { ClockHealth } from "#core/model/clock-health.ts";
import type { Instant, ListName } from "#core/model/match.ts";

/** Clocks of the machine, in milliseconds, and a timer. */
export interface TimeSources {
  /** Returns the machine's time since the epoch. */
  readonly machineNow: () => number;
  /** Returns a monotonic time since any origin. */
  readonly monotonic: () => number;
  /** Calls `run` once after `wait` milliseconds; returns a function that cancels the call. */
  readonly later: (wait: number, run: () => void | Promise<void>) => () => void;
}

/** Time headers of one successful list response. */
export interface ListDate {
  readonly list: ListName;
  /** Header `Date`; `null` if it is missing. */
  readonly date: string | null;
  /** Header `Age`; `null` if it is missing. */
  readonly age: string | null;
}

/** Archived state of the service clock; `null` if it showed this machine's time. */
export type StoredClock = {
  /** This machine's time at one moment. */
  readonly wall: Instant;
  /** The service's time at that moment. */
  readonly service: Instant;
} | null;

/**
 * The clock of all derived data: this machine's, unless the services are at another time (a
 * replay). Not used for deletion, sessions, retry times, leases and rate limits.
 */
export interface ServiceClock {
  readonly now: () => Instant;
  /** Adds a successful list response of a source. No other response may set the clock. */
  readonly observe: (source: number, date: ListDate) => void;
  /** Adds the time of a leader's clock, because a follower has no responses of its own. */
  readonly follow: (shown: Instant) => void;
  /** Restores the archived state. Call before any response. */
  readonly restore: (kept: StoredClock) => void;
  /** Returns the state to archive. */
  readonly kept: () => StoredClock;
  /**
   * Returns how far the time shown differs from this machine's, in milliseconds; if they count as
   * equal, the largest difference of a service by its newest responses. `null` before the first
   * response, 0 if none has had a date.
   */
  readonly difference: () => number | null;
  /**
   * Returns that difference if one over two minutes has lasted for a minute or more, and whether the
   * two clocks have agreed at any time since the start.
   */
  readonly health: () => Pick<ClockHealth, "agreedBefore" | "difference">;
  /** Detects that this machine's clock was set. Call every few seconds. */
  readonly check: () => void;
  /** Calls the listener after the clock was set to another time, with the change in milliseconds. */
  readonly subscribe: (listener: (by: number) => void) => void;
}

/** Time sources of this machine. */
export const systemTime: TimeSources = {
  machineNow: () => Date.now(),
  monotonic: () => performance.now(),
  later: (wait, run) => {
    const timer = setTimeout(() => void run(), wait);
    return () => clearTimeout(timer);
  },
};
