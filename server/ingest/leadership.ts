import type { OpenArchive } from "#server/archive/engines/archive.ts";
import type { ProcessRole } from "#server/archive/repository.ts";

/** Terms of leadership of this process. A term lasts from taking the lease to losing it. */
type LeadershipTerms = ReturnType<typeof createLeadershipTerms>;

export type Leadership = ReturnType<typeof createLeadership>;

/** Creates the terms of a process that does not lead yet. */
export function createLeadershipTerms() {
  let current: object | null = null;
  return {
    /**
     * Starts a new term if the role is `leading`, else ends the term. Call for each reported role.
     */
    enter(role: ProcessRole) {
      current = role === "leading" ? {} : null;
    },
    /** Returns an object that identifies the current term; `null` if this process does not lead. */
    current: (): object | null => current,
  };
}

/** Creates the leadership of a process on an open archive. */
export function createLeadership(terms: LeadershipTerms, archive: Pick<OpenArchive, "role">) {
  let syncedTerm: object | null = null;
  let hasEnded = false;
  /** Returns the role at this moment: a process that was suspended may have lost the lease. */
  const role = (): ProcessRole => (hasEnded ? "following" : archive.role());
  /** Returns whether this process leads and a term has begun. */
  const isLeading = (): boolean => terms.current() !== null && role() === "leading";
  return {
    role,
    isLeading,
    /**
     * Returns the object that identifies the current term; `null` if there is none or after `end`.
     */
    term: (): object | null => (hasEnded ? null : terms.current()),
    /** Returns whether this process leads and has caught up with the archive in this term. */
    isSynced: () => isLeading() && terms.current() === syncedTerm,
    /** Marks this term as caught up with the archive, so that this process may write. */
    markSynced() {
      syncedTerm = terms.current();
    },
    /** Ends leadership for good: the role is `following` from now on. */
    end() {
      hasEnded = true;
    },
  };
}
