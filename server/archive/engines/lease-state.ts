import type { ArchiveListener, ProcessRole } from "#server/archive/repository.ts";
import type { LeaseConnection } from "./lease-connection.ts";
import type { Scheduler } from "./start-repeating.ts";

/** Times in milliseconds. A stopped leader is replaced after about `duration + beat`. */
export interface LeaseTimes {
  /** Time from taking or renewing the lease until it expires. */
  readonly duration: number;
  /** Interval between two renewals of the leader or two attempts of a follower. */
  readonly beat: number;
  /** Time limit of a renewal, or of an attempt over an open connection. */
  readonly response: number;
  /** Time limit of one statement of a commit. */
  readonly statement: number;
  /** Time after which the server ends a transaction of an idle process; less than `duration`. */
  readonly idle: number;
}

/** Allows a takeover within 15 s: 9 s until the expiry, 2 s until the next attempt, 4 s spare. */
export const LEASE_TIMES: LeaseTimes = {
  duration: 9_000,
  beat: 2_000,
  response: 3_000,
  statement: 6_000,
  idle: 5_000,
};

export type LeaseRoleTracker = ReturnType<typeof createLeaseRoleTracker>;

export type LeaseState = ReturnType<typeof createLeaseState>;

/** Creates the state of one process's lease: term, reported role and connection, at first none. */
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
    /** Notifies the listener if the role has changed; plans an update for when time changes it. */
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

/**
 * Creates the role of a follower that has just reached the database. It is derived from its own
 * monotonic clock, without a query. Times count from before a query was sent, so the process never
 * assumes a later expiry than the database, even if it was suspended.
 */
export function createLeaseRoleTracker(
  { duration, idle }: Pick<LeaseTimes, "duration" | "idle">,
  monotonic: () => number,
) {
  let fence: number | null = null;
  let leaseUntil = -Infinity;
  let lockedUntil = -Infinity;
  /** Time until which this process polls although it cannot reach the database. */
  let detachedUntil = -Infinity;
  let reachedAt = monotonic();

  const role = (): ProcessRole => {
    const now = monotonic();
    if (fence !== null && now < Math.max(leaseUntil, lockedUntil)) return "leading";
    return now < detachedUntil ? "detached" : "following";
  };

  return {
    /** Returns the present role. */
    role,
    /** Returns the fencing number of the lease taken by this process; `null` without a lease. */
    fence: () => fence,
    /** Returns the milliseconds until time alone changes the role; `null` if it does not. */
    untilChange: () => {
      const current = role();
      if (current === "following") return null;
      const until = current === "leading" ? Math.max(leaseUntil, lockedUntil) : detachedUntil;
      return Math.max(1, until - monotonic());
    },
    /** Registers that the lease was taken by a query sent at `sentAt`. */
    take: (newFence: number, sentAt: number) => {
      fence = newFence;
      leaseUntil = sentAt + duration;
    },
    /** Registers that the lease was extended by a query sent at `sentAt`. */
    extend: (sentAt: number) => {
      leaseUntil = Math.max(leaseUntil, sentAt + duration);
    },
    /** Registers a response to a query sent at `sentAt` in a transaction that locks the lease. */
    lock: (sentAt: number) => {
      // The server ends a transaction and frees its locks after this idle time.
      lockedUntil = Math.max(lockedUntil, sentAt + idle);
    },
    /** Registers that no transaction locks the lease any more. */
    unlock: () => {
      lockedUntil = -Infinity;
    },
    /** Registers that the lease has expired or another process has taken it. */
    lose: () => {
      fence = null;
    },
    /** Registers a lost connection. No other process can take the lease before it expires. */
    disconnect: () => {
      if (fence !== null) detachedUntil = leaseUntil;
      fence = null;
      lockedUntil = -Infinity;
    },
    /** Registers that an attempt begun at `startedAt` reached the database. */
    reach: (startedAt: number) => {
      reachedAt = startedAt;
      detachedUntil = -Infinity;
    },
    /** Registers that no connection could be opened in an attempt begun at `startedAt`. */
    miss: (startedAt: number) => {
      // Ignores attempts that began earlier, because the process may have been suspended meanwhile.
      const isExpired = startedAt >= Math.max(reachedAt + duration, leaseUntil);
      if (isExpired) detachedUntil = monotonic() + duration;
    },
  };
}
