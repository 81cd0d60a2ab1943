import { ArchiveError } from "#server/archive/database/archive-error.ts";
import { type Commit, commitOn } from "#server/archive/database/commit.ts";
import { runAndAnnounceTick } from "#server/archive/database/notify-channels.ts";
import { createUnreachableError } from "#server/archive/database/unreachable-error.ts";
import type { LeaseState } from "./lease-state.ts";
import { extendLockedLease, lockOwnLease, createNotLeaderError } from "./lease-table.ts";

/** Creates `Lease.commit`. */
export function createLeaseCommit(deps: {
  readonly state: LeaseState;
  /** Random id of this process. */
  readonly holder: string;
  /** Duration of the lease, in milliseconds. */
  readonly duration: number;
  readonly monotonic: () => number;
}): Commit {
  const { state, holder, duration, monotonic } = deps;
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
        await lockOwnLease(trx, lease);
        const workResult = await runAndAnnounceTick(trx, work);
        sentAt = monotonic();
        await extendLockedLease(trx, lease, duration);
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
