import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ArchiveListener, Role } from "#server/archive/repository.ts";
import type { Commit } from "#server/archive/database/commit.ts";
import { announceRelease } from "#server/archive/database/notify-channels.ts";
import { unreachable } from "#server/archive/database/unreachable.ts";
import { createLeaseAttempt } from "./lease-attempt.ts";
import { createLeaseCommit } from "./lease-commit.ts";
import type { LeaseSession } from "./lease-session.ts";
import { createLeaseState } from "./lease-state.ts";
import { type HeldLease, releaseLease } from "./lease-table.ts";
import { createLeaseTerm, LEASE_TIMES, type LeaseTimes } from "./lease-term.ts";
import { type Later, repeat } from "./repeat.ts";

/** How long giving the lease back may take at the end, in milliseconds. */
const FAREWELL = 1_000;

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
  readonly later?: Later;
}

/**
 * Takes part in the election of the one process that polls and writes, among all on one PostgreSQL.
 * The lease is a row with an expiry on the database's clock; `lease-term.ts` says what its holder may
 * believe meanwhile.
 */
export function createLease(deps: LeaseDeps): Lease {
  const { url, listener, times = LEASE_TIMES, later = startTimer } = deps;
  const { monotonic = () => performance.now() } = deps;
  const holder = randomUUID();
  const term = createLeaseTerm(times, monotonic);
  const closing = new AbortController();
  const { signal } = closing;
  let failing = false;
  const tryNow = (): void => attempts.now();
  const state = createLeaseState({ term, listener, later, onDropped: tryNow });
  const attempt = createLeaseAttempt({
    url,
    listener,
    times,
    monotonic,
    later,
    holder,
    signal,
    state,
    onFree: tryNow,
  });

  const attempts = repeat(later, times.beat, async () => {
    const startedAt = monotonic();
    try {
      await attempt();
      if (failing) listener.storeProblem(null);
      failing = false;
    } catch (error) {
      if (signal.aborted) return;
      const session = state.session();
      if (session !== null) state.drop(session);
      term.miss(startedAt);
      if (!failing) listener.storeProblem(unreachable(error));
      failing = true;
    }
    state.update();
  });

  return {
    role: () => term.role(),
    commit: createLeaseCommit({ state, holder, duration: times.duration, monotonic }),
    close: async () => {
      closing.abort();
      state.close();
      const end = wait(FAREWELL, undefined, { ref: false });
      await Promise.race([attempts.stop(), end]);
      const [session, fence] = [state.session(), term.fence()];
      if (session !== null && fence !== null) {
        await Promise.race([giveBack(session, { holder, fence }), end]);
      }
      const left = state.session();
      if (left !== null) state.drop(left);
    },
  };
}

function startTimer(pause: number, run: () => void): () => void {
  const timer = setTimeout(run, pause);
  return () => clearTimeout(timer);
}

async function giveBack({ db }: LeaseSession, lease: HeldLease): Promise<void> {
  try {
    await releaseLease(db, lease);
    await announceRelease(db);
  } catch {
    // It expires.
  }
}
