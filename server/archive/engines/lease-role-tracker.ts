import type { ProcessRole } from "#server/archive/repository.ts";
import type { LeaseTimes } from "./lease-times.ts";

/**
 * Role of a process by its own monotonic clock, without a query. Times count from before a query
 * was sent, so the process never assumes a later expiry than the database, even if it was
 * suspended.
 */
export interface LeaseRoleTracker {
  /** Returns the present role. */
  role(): ProcessRole;
  /** Returns the fencing number of the lease taken by this process; `null` without a lease. */
  fence(): number | null;
  /** Returns the milliseconds until time alone changes the role; `null` if it does not. */
  untilChange(): number | null;
  /** Registers that the lease was taken by a query sent at `sentAt`. */
  take(fence: number, sentAt: number): void;
  /** Registers that the lease was extended by a query sent at `sentAt`. */
  extend(sentAt: number): void;
  /** Registers a response to a query sent at `sentAt` in a transaction that locks the lease. */
  lock(sentAt: number): void;
  /** Registers that no transaction locks the lease any more. */
  unlock(): void;
  /** Registers that the lease has expired or another process has taken it. */
  lose(): void;
  /**
   * Registers that the connection was lost. No other process can take the lease before it expires.
   */
  disconnect(): void;
  /** Registers that an attempt begun at `startedAt` reached the database. */
  reach(startedAt: number): void;
  /** Registers that an attempt begun at `startedAt` did not reach the database. */
  miss(startedAt: number): void;
}

/** Creates the term of a follower that has just reached the database. */
export function createLeaseRoleTracker(
  { duration, idle }: Pick<LeaseTimes, "duration" | "idle">,
  monotonic: () => number,
): LeaseRoleTracker {
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
    role,
    fence: () => fence,
    untilChange: () => {
      const current = role();
      if (current === "following") return null;
      const until = current === "leading" ? Math.max(leaseUntil, lockedUntil) : detachedUntil;
      return Math.max(1, until - monotonic());
    },
    take: (newFence, sentAt) => {
      fence = newFence;
      leaseUntil = sentAt + duration;
    },
    extend: (sentAt) => {
      leaseUntil = Math.max(leaseUntil, sentAt + duration);
    },
    lock: (sentAt) => {
      // The server ends a transaction and frees its locks after this idle time.
      lockedUntil = Math.max(lockedUntil, sentAt + idle);
    },
    unlock: () => {
      lockedUntil = -Infinity;
    },
    lose: () => {
      fence = null;
    },
    disconnect: () => {
      if (fence !== null) detachedUntil = leaseUntil;
      fence = null;
      lockedUntil = -Infinity;
    },
    reach: (startedAt) => {
      reachedAt = startedAt;
      detachedUntil = -Infinity;
    },
    miss: (startedAt) => {
      // Ignores attempts that began earlier, because the process may have been suspended meanwhile.
      const isExpired = startedAt >= Math.max(reachedAt + duration, leaseUntil);
      if (isExpired) detachedUntil = monotonic() + duration;
    },
  };
}
