import type { ProcessRole } from "#server/archive/repository.ts";
import type { LeaseTimes } from "./lease-times.ts";

export type LeaseRoleTracker = ReturnType<typeof createLeaseRoleTracker>;

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
    /**
     * Registers that the connection was lost. No other process can take the lease before it expires.
     */
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
