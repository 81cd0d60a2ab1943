import { type ArchiveError, createUnreachableError } from "./archive-error.ts";

/** Default of how long queries fail at once after one without a response, in milliseconds. */
const PAUSE = 5_000;

export type PostgresAvailability = ReturnType<typeof createPostgresAvailability>;

/**
 * Creates the availability of PostgreSQL, as reported by the connection for the lease. Until that
 * connection reports an outage, a query without a timely response pauses all queries.
 */
export function createPostgresAvailability({
  monotonic = () => performance.now(),
  pause = PAUSE,
}: {
  readonly monotonic?: () => number;
  readonly pause?: number | undefined;
} = {}) {
  const listeners = new Set<(problem: ArchiveError) => void>();
  let current: ArchiveError | null = null;
  let pausedUntil = -Infinity;
  return {
    /** Returns the error with which queries fail during an outage or pause; otherwise `null`. */
    problem: () => {
      if (current !== null || monotonic() >= pausedUntil) return current;
      return createUnreachableError(new Error("a query before this one got no response in time"));
    },
    /** Starts a pause of 5 s. Call after a query without a timely response. */
    pause: () => {
      pausedUntil = monotonic() + pause;
    },
    /** Ends a pause, but not an outage. Call after each response. */
    resume: () => {
      pausedUntil = -Infinity;
    },
    /** Starts an outage with this error, or ends it with `null`. */
    set: (problem: ArchiveError | null) => {
      current = problem;
      if (problem !== null) for (const listener of listeners) listener(problem);
    },
    /** Calls the listener when an outage starts. Returns a function that unsubscribes it. */
    onStart: (listener: (problem: ArchiveError) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
