import type { ArchiveError } from "./archive-error.ts";

/** Whether PostgreSQL responds, as found by the connection that holds or wants the lease. */
export interface Outage {
  /** The error of every query until PostgreSQL responds again; `null` while it responds. */
  problem(): ArchiveError | null;
  /** Starts an outage, or ends it with `null`. */
  set(problem: ArchiveError | null): void;
  /** Calls the listener when an outage starts. Returns a function that unsubscribes it. */
  onStart(listener: (problem: ArchiveError) => void): () => void;
}

/** Creates the state of a PostgreSQL that responds. */
export function createOutage(): Outage {
  const listeners = new Set<(problem: ArchiveError) => void>();
  let current: ArchiveError | null = null;
  return {
    problem: () => current,
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
