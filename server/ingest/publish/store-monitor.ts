import type { Instant } from "#core/model/match.ts";
import { STORE_OK, type StoreFailure, type StoreHealth } from "#core/model/store-health.ts";
import { ArchiveError, type ArchiveErrorId } from "#server/archive/database/archive-error.ts";

/**
 * Reporter of a problem: `store` monitors the connection, the disk and the files; `commit` reports
 * the newest write. A reporter can withdraw only its own problem.
 */
export type StoreReporter = "store" | "commit";

/** Combines the reported problems of the archive's store into one health state. */
export type StoreMonitor = ReturnType<typeof createStoreMonitor>;

const FAILURES: Readonly<Record<ArchiveErrorId, StoreFailure>> = {
  "archive-unreachable": "unreachable",
  "archive-not-leading": "unreachable",
  "archive-full": "full",
  "archive-read-only": "read-only",
  "archive-missing": "missing",
  "archive-corrupt": "corrupt",
  "archive-in-use": "failing",
  "archive-location": "failing",
  "archive-newer": "failing",
  "archive-migration": "failing",
  "archive-backup": "failing",
};

const RETRY =
  " Existing data can still be read; the next tick that can be stored contains everything that is missing.";

/** How a running server continues. An error at its start has no such sentence: the process exits. */
const CONTINUATIONS: Readonly<Record<StoreFailure, string>> = {
  unreachable: " Matchdesk retries automatically.",
  full: RETRY,
  "read-only": RETRY,
  failing: RETRY,
  missing: "",
  corrupt: "",
};

/** Creates a monitor without problems; `now` is the time on the service's clock. */
export function createStoreMonitor(now: () => Instant) {
  const listeners: (() => void)[] = [];
  const problems = new Map<StoreReporter, unknown>();
  let unstoredChanges = 0;
  let health: StoreHealth = STORE_OK;

  const update = (): void => {
    const before = health;
    // The store's own problem is the cause; a failed commit is its effect.
    const problem = problems.get("store") ?? problems.get("commit") ?? null;
    health =
      problem === null
        ? STORE_OK
        : {
            state: problem instanceof ArchiveError ? FAILURES[problem.id] : "failing",
            since: before.since ?? now(),
            message: describeArchiveProblem(problem),
            unstoredChanges,
          };
    const isSame =
      before.state === health.state &&
      before.message === health.message &&
      before.unstoredChanges === health.unstoredChanges;
    if (!isSame) for (const listener of listeners) listener();
  };

  return {
    health: (): StoreHealth => health,
    /** Replaces a reporter's problem; `null` if the store works. */
    report: (reporter: StoreReporter, problem: unknown) => {
      if (problem === null) problems.delete(reporter);
      else problems.set(reporter, problem);
      update();
    },
    /** Sets the number of changes that are published but not committed. */
    setUnstoredChanges: (count: number) => {
      unstoredChanges = count;
      update();
    },
    /** Calls the listener after every change of the health. */
    subscribe: (listener: () => void) => void listeners.push(listener),
  };
}

/** Returns sentences for staff and logs of a running server: what failed and what to do. */
export function describeArchiveProblem(problem: unknown): string {
  const isArchiveError = problem instanceof ArchiveError;
  const text = isArchiveError
    ? problem.message
    : "The archive could not store a tick. See the server's log for the cause.";
  return `${text}${CONTINUATIONS[isArchiveError ? FAILURES[problem.id] : "failing"]}`;
}
