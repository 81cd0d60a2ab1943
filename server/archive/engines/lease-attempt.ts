import type { ArchiveListener } from "#server/archive/repository.ts";
import { type LeaseConnection, openLeaseConnection } from "./lease-connection.ts";
import type { LeaseState } from "./lease-state.ts";
import { extendOrTakeLease } from "./lease-table.ts";
import type { LeaseTimes } from "./lease-times.ts";
import type { Scheduler } from "./start-repeating.ts";

export interface LeaseAttemptDeps {
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

/**
 * Creates a function that renews or takes the lease, and first opens a connection if there is none.
 */
export function createLeaseAttempt(deps: LeaseAttemptDeps): () => Promise<void> {
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
