import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ArchiveListener } from "#server/archive/repository.ts";
import { commitOn, type Commit } from "#server/archive/database/commit.ts";
import { announce, runAndAnnounceTick } from "#server/archive/database/notifications.ts";
import { createUnreachableError, ArchiveError } from "#server/archive/database/archive-error.ts";
import { type LeaseConnection, openLeaseConnection } from "./lease-connection.ts";
import {
  createLeaseState,
  createLeaseRoleTracker,
  LEASE_TIMES,
  type LeaseTimes,
  type LeaseState,
} from "./lease-state.ts";
import {
  releaseLease,
  lockAndExtendLease,
  createNotLeaderError,
  type OwnedLease,
  extendOrTakeLease,
} from "./lease-table.ts";
import { startRepeating, type Scheduler } from "./start-repeating.ts";

interface LeaseAttemptDeps {
  readonly url: string;
  readonly listener: ArchiveListener;
  readonly times: LeaseTimes;
  readonly monotonic: () => number;
  readonly later: Scheduler;
  /** Random id of this process. */
  readonly holder: string;
  /** Aborted when the lease is closed. */
  readonly signal: AbortSignal;
  readonly state: LeaseState;
  /** Called when the lease may have become free. */
  readonly onFree: () => void;
}

/** Time limit for releasing the lease at the end, in milliseconds. */
const RELEASE_TIMEOUT = 1_000;

/**
 * Creates the lease of one process and starts trying to take it. Of all processes on a PostgreSQL,
 * only the one with the lease polls and writes. The lease is a row with an expiry by the database's
 * clock; `lease-state.ts` derives the role from it.
 */
export function startLease(deps: {
  readonly url: string;
  readonly listener: ArchiveListener;
  readonly times?: LeaseTimes | undefined;
  readonly monotonic?: () => number;
  readonly later?: Scheduler | undefined;
}) {
  const { url, listener, times = LEASE_TIMES, later = startTimer } = deps;
  const { monotonic = () => performance.now() } = deps;
  const holder = randomUUID();
  const term = createLeaseRoleTracker(times, monotonic);
  const closing = new AbortController();
  const { signal } = closing;
  let isFailing = false;
  const tryNow = (): void => attempts.now();
  const state = createLeaseState({ term, listener, later, onDropped: tryNow });
  const parts = { url, listener, times, monotonic, later, holder, signal, state, onFree: tryNow };
  const attempt = createLeaseAttempt(parts);

  const attempts = startRepeating(later, times.beat, async () => {
    const startedAt = monotonic();
    // A session that ended while this process was suspended does not mean that there is no database.
    const isOpening = state.session() === null;
    try {
      await attempt();
      if (isFailing) listener.storeProblem(null);
      isFailing = false;
    } catch (error) {
      if (signal.aborted) return;
      const session = state.session();
      if (session !== null) state.drop(session);
      if (isOpening) term.miss(startedAt);
      if (!isFailing) listener.storeProblem(createUnreachableError(error));
      isFailing = true;
    }
    state.update();
  });

  return {
    role: () => term.role(),
    /**
     * Commits over the connection of the lease while this process leads. The transaction checks the
     * fencing number under a lock, so that a former leader cannot store anything. Rejects with
     * `archive-not-leading`, or with `archive-unreachable` if the connection was lost meanwhile: the
     * tick may then be stored or not.
     */
    commit: createLeaseCommit(parts),
    /** Releases the lease and closes the connection. */
    close: async () => {
      closing.abort();
      state.close();
      const end = wait(RELEASE_TIMEOUT, undefined, { ref: false });
      await Promise.race([attempts.stop(), end]);
      const [session, fence] = [state.session(), term.fence()];
      if (session !== null && fence !== null) {
        await Promise.race([release(session, { holder, fence }), end]);
      }
      const remaining = state.session();
      if (remaining !== null) state.drop(remaining);
    },
  };
}

function startTimer(pause: number, run: () => void): () => void {
  const timer = setTimeout(run, pause);
  return () => clearTimeout(timer);
}

async function release({ db }: LeaseConnection, lease: OwnedLease): Promise<void> {
  try {
    await releaseLease(db, lease);
    await announce(db, "lease");
  } catch {
    // Without a release, the lease expires.
  }
}

function createLeaseCommit(deps: LeaseAttemptDeps): Commit {
  const { state, holder, monotonic } = deps;
  const { duration } = deps.times;
  const { term } = state;
  return async (work) => {
    const leader = state.session();
    const fence = term.fence();
    if (leader === null || fence === null || term.role() !== "leading")
      throw createNotLeaderError();
    const lease = { holder, fence };
    let sentAt = monotonic();
    state.beginCommit();
    try {
      const result = await commitOn(leader.db, async (trx) => {
        await lockAndExtendLease(trx, lease, duration);
        const workResult = await runAndAnnounceTick(trx, work);
        sentAt = monotonic();
        await lockAndExtendLease(trx, lease, duration);
        return workResult;
      });
      if (term.fence() === fence) term.extend(sentAt);
      return result;
    } catch (error) {
      if (state.session() !== leader) throw createUnreachableError(error);
      if (error instanceof ArchiveError && error.id === "archive-not-leading") term.lose();
      throw error;
    } finally {
      state.endCommit();
    }
  };
}

/** Creates a function that renews or takes the lease, over a new connection if there is none. */
function createLeaseAttempt(deps: LeaseAttemptDeps): () => Promise<void> {
  const { times, monotonic, later, state } = deps;
  const { term } = state;
  return async () => {
    const current = state.session() ?? (await open(deps));
    // A commit in progress renews the lease.
    if (state.isCommitting()) return;
    const startedAt = monotonic();
    const cancelOverdue = later(times.response, () => state.drop(current));
    try {
      await extendOrTake(current, deps);
    } finally {
      cancelOverdue();
    }
    term.reach(startedAt);
  };
}

async function open(deps: LeaseAttemptDeps): Promise<LeaseConnection> {
  const { url, listener, times, monotonic, signal, state, onFree } = deps;
  let opened: LeaseConnection | null = null;
  opened = await openLeaseConnection(
    url,
    times,
    { monotonic, signal },
    {
      notified: (notification) => {
        if (notification === "desk") listener.deskChanged();
        else if (notification === "poll") listener.pollWanted();
        else if (notification === "watch") listener.watched();
        else if (notification === "lease") onFree();
        else listener.ticked(Number(notification));
      },
      lost: () => {
        if (opened !== null) state.drop(opened);
      },
      responded: (sentAt) => {
        if (state.isCommitting()) state.term.lock(sentAt);
      },
    },
  );
  state.use(opened);
  // Staff data may have changed while this process received no notifications.
  listener.deskChanged();
  return opened;
}

async function extendOrTake(
  { db }: LeaseConnection,
  { holder, listener, monotonic, state, times }: LeaseAttemptDeps,
): Promise<void> {
  const { term } = state;
  const own = term.role() === "leading" ? term.fence() : null;
  const sentAt = monotonic();
  const fence = await extendOrTakeLease(db, { holder, fence: own }, times.duration);
  if (fence !== null && fence === own) {
    term.extend(sentAt);
    return;
  }
  // Reports the loss of the lease first, because another process may have led meanwhile.
  term.lose();
  state.update();
  const { tick } = await db.selectFrom("state").select("tick").executeTakeFirstOrThrow();
  // Ticks may have been committed while this process received no notifications.
  listener.ticked(tick);
  if (fence !== null) term.take(fence, sentAt);
}
