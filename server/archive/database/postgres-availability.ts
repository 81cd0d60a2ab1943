import type { ArchiveError } from "./archive-error.ts";
import { createUnreachableError } from "./unreachable-error.ts";

/** Default of how long queries fail at once after one without a response, in milliseconds. */
const PAUSE = 5_000;

/**
 * Availability of PostgreSQL, as reported by the connection for the lease. Until that connection
 * reports an outage, a query without a timely response pauses all queries.
 */
export interface PostgresAvailability {
  /** Returns the error with which queries fail during an outage or pause; otherwise `null`. */
  readonly problem: () => ArchiveError | null;
  /** Starts an outage with this error, or ends it with `null`. */
  readonly set: (problem: ArchiveError | null) => void;
  /** Starts a pause of 5 s. Call after a query without a timely response. */
  readonly pause: () => void;
  /** Ends a pause, but not an outage. Call after each response. */
  readonly resume: () => void;
  /** Calls the listener when an outage starts. Returns a function that unsubscribes it. */
  readonly onStart: (listener: (problem: ArchiveError) => void) => () => void;
}

/** Creates the state of an available PostgreSQL. */
export function createPostgresAvailability({
  monotonic = () => performance.now(),
  pause = PAUSE,
}: {
  readonly monotonic?: () => number;
  readonly pause?: number | undefined;
} = {}): PostgresAvailability {
  const listeners = new Set<(problem: ArchiveError) => void>();
  let current: ArchiveError | null = null;
  let pausedUntil = -Infinity;
  return {
    problem: () => {
      if (current !== null || monotonic() >= pausedUntil) return current;
      return createUnreachableError(new Error("a query before this one got no response in time"));
    },
    pause: () => {
      pausedUntil = monotonic() + pause;
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
