import type { ArchiveError } from "./archive-error.ts";
import { unreachable } from "./unreachable.ts";

/** How long queries fail at once after one without a response, in milliseconds. */
const PAUSE = 5_000;

/**
 * Whether PostgreSQL responds: as found by the connection that holds or wants the lease, and, before
 * that one notices, by queries that got no response in time.
 */
export interface Outage {
  /** The error of every query until PostgreSQL responds again; `null` while it responds. */
  readonly problem: () => ArchiveError | null;
  /** Starts an outage, or ends it with `null`. */
  readonly set: (problem: ArchiveError | null) => void;
  /** A query got no response in time: for a short time the next ones fail at once. */
  readonly pause: () => void;
  /** A query got a response: ends a pause, not an outage. */
  readonly resume: () => void;
  /** Calls the listener when an outage starts. Returns a function that unsubscribes it. */
  readonly onStart: (listener: (problem: ArchiveError) => void) => () => void;
}

/** Creates the state of a PostgreSQL that responds. */
export function createOutage(monotonic: () => number = () => performance.now()): Outage {
  const listeners = new Set<(problem: ArchiveError) => void>();
  let current: ArchiveError | null = null;
  let pausedUntil = -Infinity;
  return {
    problem: () => {
      if (current !== null || monotonic() >= pausedUntil) return current;
      return unreachable(new Error("a query before this one got no response in time"));
    },
    pause: () => {
      pausedUntil = monotonic() + PAUSE;
    },
    resume: () => {
      pausedUntil = -Infinity;
    },
    set: (problem) => {
      current = problem;
      if (problem !== null) for (const listener of listeners) listener(problem);
    },
    onStart: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
