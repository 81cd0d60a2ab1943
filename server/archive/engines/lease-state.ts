import type { ArchiveListener } from "#server/archive/repository.ts";
import type { LeaseConnection } from "./lease-connection.ts";
import type { LeaseRoleTracker } from "./lease-role-tracker.ts";
import type { Scheduler } from "./start-repeating.ts";

export type LeaseState = ReturnType<typeof createLeaseState>;

/**
 * Creates the state of the lease in one process: term, reported role and connection, at first none.
 */
export function createLeaseState(deps: {
  readonly term: LeaseRoleTracker;
  readonly listener: Pick<ArchiveListener, "led">;
  readonly later: Scheduler;
  /** Called after the connection was destroyed. */
  readonly onDropped: () => void;
}) {
  const { term, listener, later } = deps;
  let session: LeaseConnection | null = null;
  let commits = 0;
  let reported = "";
  let cancelExpiry: (() => void) | null = null;
  let isClosed = false;

  function update(): void {
    const role = term.role();
    // The lease has expired. Destroying the connection ends a transaction that hangs.
    if (role !== "leading" && term.fence() !== null) {
      term.lose();
      if (commits > 0 && session !== null) drop(session);
    }
    cancelExpiry?.();
    const due = term.untilChange();
    if (due !== null && !isClosed) cancelExpiry = later(due, update);
    const state = `${role} ${term.fence() ?? ""}`;
    if (state === reported) return;
    reported = state;
    listener.led(role);
  }

  function drop(lost: LeaseConnection): void {
    if (session !== lost) return;
    session = null;
    term.disconnect();
    lost.destroy();
    update();
    deps.onDropped();
  }

  return {
    term,
    /** Returns the open connection; `null` without one. */
    session: () => session,
    /** Sets the open connection. */
    use(opened: LeaseConnection) {
      session = opened;
    },
    /** Destroys a lost connection. Does nothing if it is not the open one. */
    drop,
    /**
     * Notifies the listener if the role has changed, and plans an update for when time alone changes
     * it.
     */
    update,
    /** Returns whether a commit is in progress, which renews the lease. */
    isCommitting: () => commits > 0,
    beginCommit() {
      commits += 1;
    },
    endCommit() {
      commits -= 1;
      if (commits === 0) term.unlock();
      update();
    },
    /** Cancels planned updates. */
    close() {
      isClosed = true;
      cancelExpiry?.();
    },
  };
}
