import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ArchiveListener } from "#server/archive/repository.ts";
import { commitOn, type Commit } from "#server/archive/database/commit.ts";
import { announce, runAndAnnounceTick } from "#server/archive/database/notifications.ts";
import { createUnreachableError, ArchiveError } from "#server/archive/database/archive-error.ts";
import { createLeaseAttempt, type LeaseAttemptDeps } from "./lease-attempt.ts";
import type { LeaseConnection } from "./lease-connection.ts";
import { createLeaseState } from "./lease-state.ts";
import {
  releaseLease,
  lockAndExtendLease,
  createNotLeaderError,
  type OwnedLease,
} from "./lease-table.ts";
import { createLeaseRoleTracker } from "./lease-role-tracker.ts";
import { LEASE_TIMES, type LeaseTimes } from "./lease-times.ts";
import { startRepeating, type Scheduler } from "./start-repeating.ts";

/** Time limit for releasing the lease at the end, in milliseconds. */
const RELEASE_TIMEOUT = 1_000;

/**
 * Creates the lease of one process and starts trying to take it. Of all processes on a PostgreSQL,
 * only the one with the lease polls and writes. The lease is a row with an expiry by the database's
 * clock; `lease-role-tracker.ts` derives the role from it.
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
