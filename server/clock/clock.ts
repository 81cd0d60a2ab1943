import type { Instant, ListName } from "#core/model/match.ts";

/** Where time comes from; all in milliseconds. */
export interface TimeSources {
  readonly wall: () => number;
  /** From any origin. */
  readonly monotonic: () => number;
  /** Does something once, later; answers how to call it off. */
  readonly later: (wait: number, run: () => void | Promise<void>) => () => void;
}

/** What one successful list response says of the time. */
export interface ListDate {
  readonly list: ListName;
  /** Headers `Date` and `Age`; null if there is none. */
  readonly date: string | null;
  readonly age: string | null;
}

/** What is kept of the service clock over a restart; null while it shows this machine's time. */
export type KeptClock = {
  /** This machine's time at one moment, and the service's. */
  readonly wall: Instant;
  readonly service: Instant;
  /** Service seconds in a second. */
  readonly rate: number;
} | null;

/** What happens to the service clock. */
export interface ClockListener {
  /** A source states another time for the first time: it may be followed later. */
  readonly doubted: (source: number) => void;
  /** The source states the expected time again. */
  readonly trusted: (source: number) => void;
  /**
   * The clock was set to another time, because a source agreed on it for long enough.
   *
   * @param by Milliseconds.
   * @param isHome True if it is back where it was before an earlier step, or at this machine's time
   *   for the first time since the start, or knew nothing before.
   */
  readonly stepped: (source: number, by: number, isHome: boolean) => void;
}

/**
 * The clock that everything derived follows: this machine's, unless the service lives in another time
 * (a replay). Never for deletion, sessions, retry times, leases and rate limits.
 */
export interface ServiceClock {
  readonly now: () => Instant;
  /** Takes note of a successful list response of a source; no other response may set the clock. */
  readonly observe: (source: number, date: ListDate) => void;
  /** Takes note of what a leader's clock showed: a follower has no responses of its own. */
  readonly follow: (shown: Instant) => void;
  /** Starts from what was archived; nothing of the kind is known without. Before any response. */
  readonly restore: (kept: KeptClock) => void;
  readonly kept: () => KeptClock;
  /** Service time minus this machine's, as the newest responses state it, in milliseconds. */
  readonly difference: () => number;
  /** The same once it has been more than two minutes for a minute or more; else null. */
  readonly lastingDifference: () => number | null;
  /** Whether any list response has arrived since the start: before, nothing confirms either clock. */
  readonly hasResponse: () => boolean;
  /** Whether the two clocks agreed at any time since the start. */
  readonly hasAgreed: () => boolean;
  /** Notices that this machine's clock was set. Due every few seconds. */
  readonly check: () => void;
  readonly subscribe: (listener: ClockListener) => void;
}

/** The machine's own time sources. */
export const systemTime: TimeSources = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  later: (wait, run) => {
    const timer = setTimeout(() => void run(), wait);
    return () => clearTimeout(timer);
  },
};
