import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { ArchiveError } from "#server/archive/database/archive-error.ts";
import { commitOn, type Commit } from "#server/archive/database/commit.ts";
import { type LeaseSession, openLeaseSession } from "./lease-session.ts";
import {
  extendLease,
  fenceTransaction,
  type HeldLease,
  notLeading,
  releaseLease,
  renewLease,
  takeLease,
} from "./lease-table.ts";
import { createLeaseTerm, LEASE_TIMES, type LeaseTimes } from "./lease-term.ts";
import type { ArchiveListener, Role } from "#server/archive/repository.ts";
import {
  announceRelease,
  announceTick,
  DESK_CHANNEL,
  LEASE_CHANNEL,
  POLL_WANTED,
  WATCH_CHANNEL,
} from "#server/archive/database/tick-channel.ts";
import { unreachable } from "#server/archive/database/unreachable.ts";

/** How long giving the lease back may take at the end, in milliseconds. */
const FAREWELL = 1_000;
/** Between an attempt and the one that was called for while it ran, in milliseconds. */
const SOON = 100;

export interface Lease {
  /**
   * Commits on the connection that holds the lease, and only while this process holds it: the
   * transaction checks the fencing number under a lock, so that nothing of a process that was replaced
   * is stored. Rejects with `archive-not-leading`, or `archive-unreachable` if the connection was lost
   * on the way: then only the archive knows whether the tick was stored.
   */
  readonly commit: Commit;
  readonly role: () => Role;
  /** Gives the lease back and closes the connection. */
  readonly close: () => Promise<void>;
}

export interface LeaseDeps {
  readonly url: string;
  readonly listener: ArchiveListener;
  readonly times?: LeaseTimes | undefined;
  readonly monotonic?: () => number;
  /** Runs something once, so many milliseconds later; returns how to cancel it. */
  readonly later?: Later;
}

type Later = (wait: number, run: () => void) => () => void;

/**
 * Takes part in the election of the one process that polls and writes, among all on one PostgreSQL.
 * The lease is a row with an expiry on the database's clock; `lease-term.ts` says what its holder may
 * believe meanwhile.
 */
export function createLease(deps: LeaseDeps): Lease {
  const { url, listener, times = LEASE_TIMES, later = startTimer } = deps;
  const { monotonic = () => performance.now() } = deps;
  const { duration, beat, response } = times;
  const holder = randomUUID();
  const term = createLeaseTerm(times, monotonic);
  const closing = new AbortController();
  let session: LeaseSession | null = null;
  let commits = 0;
  let failing = false;
  let told = "";
  let cancelExpiry: (() => void) | null = null;

  /** Notifies the listener if the role changed, and comes back when time alone changes it. */
  const update = (): void => {
    const role = term.role();
    // Too late to renew. A transaction that hangs is ended with its connection.
    if (role !== "leading" && term.fence() !== null) {
      term.lose();
      if (commits > 0 && session !== null) drop(session);
    }
    cancelExpiry?.();
    const due = term.untilChange();
    if (due !== null && !closing.signal.aborted) cancelExpiry = later(due, update);
    const state = `${role} ${term.fence() ?? ""}`;
    if (state === told) return;
    told = state;
    listener.led(role);
  };

  function drop(lost: LeaseSession): void {
    if (session !== lost) return;
    session = null;
    term.disconnect();
    lost.destroy();
    update();
    attempts.now();
  }

  const open = async (): Promise<LeaseSession> => {
    let opened: LeaseSession | null = null;
    const around = { monotonic, signal: closing.signal };
    opened = await openLeaseSession(url, times, around, {
      notified: (channel, payload) => {
        if (channel === DESK_CHANNEL) listener.deskChanged();
        else if (channel === WATCH_CHANNEL && payload === POLL_WANTED) listener.pollWanted();
        else if (channel === WATCH_CHANNEL) listener.watched();
        else if (channel === LEASE_CHANNEL) attempts.now();
        else listener.ticked(Number(payload));
      },
      lost: () => {
        if (opened !== null) drop(opened);
      },
      responded: (sentAt) => {
        if (commits > 0) term.lock(sentAt);
      },
    });
    session = opened;
    // Also what was written while this process was not notified.
    listener.deskChanged();
    return opened;
  };

  /** Renews the lease; false if it is lost. */
  const renew = async ({ db }: LeaseSession, fence: number): Promise<boolean> => {
    const sentAt = monotonic();
    const renewed = await renewLease(db, { holder, fence }, duration);
    if (renewed && term.role() === "leading") {
      term.extend(sentAt);
      return true;
    }
    term.lose();
    // Before it is taken once more: another process may have led meanwhile.
    update();
    return false;
  };

  const take = async ({ db }: LeaseSession): Promise<void> => {
    const sentAt = monotonic();
    const taken = await takeLease(db, holder, duration);
    const { tick } = await db.selectFrom("state").select("tick").executeTakeFirstOrThrow();
    // Also what was committed while this process was not notified.
    listener.ticked(tick);
    if (taken !== null) term.take(taken, sentAt);
  };

  /** Renews or takes the lease, over a new connection if there is none. */
  const attempt = async (): Promise<void> => {
    const current = session ?? (await open());
    // A commit renews the lease by itself.
    if (commits > 0) return;
    const startedAt = monotonic();
    const cancelOverdue = later(response, () => drop(current));
    try {
      const fence = term.fence();
      if (fence === null || !(await renew(current, fence))) await take(current);
    } finally {
      cancelOverdue();
    }
    term.reach(startedAt);
  };

  const attempts = repeat(later, beat, async () => {
    const startedAt = monotonic();
    try {
      await attempt();
      if (failing) listener.storeProblem(null);
      failing = false;
    } catch (error) {
      if (closing.signal.aborted) return;
      if (session !== null) drop(session);
      term.miss(startedAt);
      if (!failing) listener.storeProblem(unreachable(error));
      failing = true;
    }
    update();
  });

  const commit: Commit = async (work) => {
    const leader = session;
    const fence = term.fence();
    if (leader === null || fence === null || term.role() !== "leading") throw notLeading();
    const lease = { holder, fence };
    let sentAt = monotonic();
    commits += 1;
    try {
      const result = await commitOn(leader.db, async (trx) => {
        await fenceTransaction(trx, lease);
        const worked = await announceTick(trx, work);
        sentAt = monotonic();
        await extendLease(trx, lease, duration);
        return worked;
      });
      if (term.fence() === fence) term.extend(sentAt);
      return result;
    } catch (error) {
      if (session !== leader) throw unreachable(error);
      if (error instanceof ArchiveError && error.id === "archive-not-leading") term.lose();
      throw error;
    } finally {
      commits -= 1;
      if (commits === 0) term.unlock();
      update();
    }
  };

  return {
    role: () => term.role(),
    commit,
    close: async () => {
      closing.abort();
      cancelExpiry?.();
      const end = wait(FAREWELL, undefined, { ref: false });
      await Promise.race([attempts.stop(), end]);
      const fence = term.fence();
      if (session !== null && fence !== null) {
        await Promise.race([giveBack(session, { holder, fence }), end]);
      }
      if (session !== null) drop(session);
    },
  };
}

function startTimer(pause: number, run: () => void): () => void {
  const timer = setTimeout(run, pause);
  return () => clearTimeout(timer);
}

/** Runs a step now, and again `pause` milliseconds after each time; never twice at once. */
function repeat(later: Later, pause: number, step: () => Promise<void>) {
  let running: Promise<void> | null = null;
  let isDue = false;
  let stopped = false;
  const now = (): void => {
    if (stopped) return;
    isDue = running !== null;
    if (isDue) return;
    cancel();
    running = step().finally(() => {
      running = null;
      if (!stopped) cancel = later(isDue ? Math.min(pause, SOON) : pause, now);
    });
  };
  let cancel = later(0, now);
  return {
    now,
    stop: async () => {
      stopped = true;
      cancel();
      await running;
    },
  };
}

async function giveBack({ db }: LeaseSession, lease: HeldLease): Promise<void> {
  try {
    await releaseLease(db, lease);
    await announceRelease(db);
  } catch {
    // It expires.
  }
}
