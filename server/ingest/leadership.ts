import type { OpenArchive, ProcessRole } from "#server/archive/repository.ts";

/** Terms of leadership of this process. A term lasts from taking the lease to losing it. */
export interface LeadershipTerms {
  /**
   * Starts a new term if the role is `leading`, else ends the term. Call for each reported role.
   */
  readonly enter: (role: ProcessRole) => void;
  /** Returns an object that identifies the current term; `null` if this process does not lead. */
  readonly current: () => object | null;
}

export interface Leadership {
  /** Returns the role at this moment: a process that was suspended may have lost the lease. */
  readonly role: () => ProcessRole;
  /** Returns whether this process leads and a term has begun. */
  readonly isLeading: () => boolean;
  /**
   * Returns the object that identifies the current term; `null` if there is none or after `end`.
   */
  readonly term: () => object | null;
  /** Returns whether this process leads and has caught up with the archive in this term. */
  readonly isSynced: () => boolean;
  /** Marks this term as caught up with the archive, so that this process may write. */
  readonly markSynced: () => void;
  /** Ends leadership for good: the role is `following` from now on. */
  readonly end: () => void;
}

/** Creates the terms of a process that does not lead yet. */
export function createLeadershipTerms(): LeadershipTerms {
  let current: object | null = null;
  return {
    enter(role) {
      current = role === "leading" ? {} : null;
    },
    current: () => current,
  };
}

/** Creates the leadership of a process on an open archive. */
export function createLeadership(
  terms: LeadershipTerms,
  archive: Pick<OpenArchive, "role">,
): Leadership {
  let syncedTerm: object | null = null;
  let hasEnded = false;
  const role = (): ProcessRole => (hasEnded ? "following" : archive.role());
  const isLeading = (): boolean => terms.current() !== null && role() === "leading";
  return {
    role,
    isLeading,
    term: () => (hasEnded ? null : terms.current()),
    isSynced: () => isLeading() && terms.current() === syncedTerm,
    markSynced() {
      syncedTerm = terms.current();
    },
    end() {
      hasEnded = true;
    },
  };
}
