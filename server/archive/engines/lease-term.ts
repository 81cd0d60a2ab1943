import type { Role } from "#server/archive/repository.ts";

/** In milliseconds. A leader that stops is replaced after `duration + beat` and a few queries. */
export interface LeaseTimes {
  /** For how long the lease is taken and renewed. */
  readonly duration: number;
  /** Between two renewals of the leader, or two attempts of a follower. */
  readonly beat: number;
  /** How long a renewal, or an attempt over an open connection, may take. */
  readonly response: number;
  /** How long one statement of a commit may take. */
  readonly statement: number;
  /** How long the server keeps an open transaction of a process that is silent; below `duration`. */
  readonly idle: number;
}

/** A takeover within 15 s: 9 s until the lease expires, 2 s until the next attempt, 4 s to spare. */
export const LEASE_TIMES: LeaseTimes = {
  duration: 9_000,
  beat: 2_000,
  response: 3_000,
  statement: 6_000,
  idle: 5_000,
};

/**
 * What a process may believe of its lease, by its own monotonic clock. Every time is counted from
 * before the query was sent, so a holder never believes to lead for longer than the database does,
 * also after it was stopped and continued.
 */
export interface LeaseTerm {
  role(): Role;
  /** Fencing number of the lease that this process holds over its connection; `null` without one. */
  fence(): number | null;
  /** In how many milliseconds time alone changes the role; `null` if it does not. */
  untilChange(): number | null;
  /** The lease was taken, by a query that was sent at `sentAt`. */
  take(fence: number, sentAt: number): void;
  /** The lease was extended, by a query that was sent at `sentAt`. */
  extend(sentAt: number): void;
  /** An open transaction that locks the lease has got a response to a query sent at `sentAt`. */
  lock(sentAt: number): void;
  /** No transaction locks the lease any more. */
  unlock(): void;
  /** The lease has expired, or another process has taken it. */
  lose(): void;
  /** The connection was lost: no other process can hold the lease before it expires. */
  disconnect(): void;
  /** The database was reached by an attempt that began at `startedAt`. */
  reach(startedAt: number): void;
  /** The database was not reached by an attempt that began at `startedAt`. */
  miss(startedAt: number): void;
}

/** Creates the term of a process that follows and has just reached the database. */
export function createLeaseTerm(
  { duration, idle }: Pick<LeaseTimes, "duration" | "idle">,
  monotonic: () => number,
): LeaseTerm {
  let fence: number | null = null;
  let heldUntil = -Infinity;
  let lockedUntil = -Infinity;
  /** Until when this process may poll although it does not reach the database. */
  let detachedUntil = -Infinity;
  let reachedAt = monotonic();

  const role = (): Role => {
    const now = monotonic();
    if (fence !== null && now < Math.max(heldUntil, lockedUntil)) return "leading";
    return now < detachedUntil ? "detached" : "following";
  };

  return {
    role,
    fence: () => fence,
    untilChange: () => {
      const current = role();
      if (current === "following") return null;
      const until = current === "leading" ? Math.max(heldUntil, lockedUntil) : detachedUntil;
      return Math.max(1, until - monotonic());
    },
    take: (taken, sentAt) => {
      fence = taken;
      heldUntil = sentAt + duration;
    },
    extend: (sentAt) => {
      heldUntil = Math.max(heldUntil, sentAt + duration);
    },
    lock: (sentAt) => {
      // The server ends a transaction, and frees its locks, only after so much silence.
      lockedUntil = Math.max(lockedUntil, sentAt + idle);
    },
    unlock: () => {
      lockedUntil = -Infinity;
    },
    lose: () => {
      fence = null;
    },
    disconnect: () => {
      if (fence !== null) detachedUntil = heldUntil;
      fence = null;
      lockedUntil = -Infinity;
    },
    reach: (startedAt) => {
      reachedAt = startedAt;
      detachedUntil = -Infinity;
    },
    miss: (startedAt) => {
      // An attempt that began earlier says nothing: the process may have been stopped meanwhile.
      const isExpired = startedAt >= Math.max(reachedAt + duration, heldUntil);
      if (isExpired) detachedUntil = monotonic() + duration;
    },
  };
}
