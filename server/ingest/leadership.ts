import type { ProcessRole } from "#server/archive/repository.ts";

export type Leadership = ReturnType<typeof createLeadership>;

/**
 * Creates the leadership of a process that does not lead yet. A term of leadership lasts from
 * taking the lease to losing it. `archiveRole` is called only when the archive is open.
 */
export function createLeadership(archiveRole: () => ProcessRole) {
  let term: object | null = null;
  let syncedTerm: object | null = null;
  let hasEnded = false;
  /** Returns the role at this moment: a process that was suspended may have lost the lease. */
  const role = (): ProcessRole => (hasEnded ? "following" : archiveRole());
  /** Returns whether this process leads and a term has begun. */
  const isLeading = (): boolean => term !== null && role() === "leading";
  return {
    /** Starts a new term if the reported role is `leading`, else ends the term. */
    enter(reported: ProcessRole) {
      term = reported === "leading" ? {} : null;
    },
    role,
    isLeading,
    /** Returns the identity of the current term; `null` if there is none or after `end`. */
    term: (): object | null => (hasEnded ? null : term),
    /** Returns whether this process leads and has caught up with the archive in this term. */
    isSynced: () => isLeading() && term === syncedTerm,
    /** Marks this term as caught up with the archive, so that this process may write. */
    markSynced() {
      syncedTerm = term;
    },
    /** Ends leadership for good: the role is `following` from now on. */
    end() {
      hasEnded = true;
    },
  };
}
