import type { OpenArchive, Role } from "#server/archive/repository.ts";

/** The terms of this process as leader. */
export interface Terms {
  /** Begins or ends a term: called whenever the archive reports a role. */
  readonly enter: (role: Role) => void;
  /** Identifies the term: one object each time this process takes the lease; `null` if it has none. */
  readonly current: () => object | null;
}

/** Whether this process leads. */
export interface Leadership {
  /** Returns the role at this very moment: a process that was stopped may have lost the lease. */
  readonly role: () => Role;
  readonly isLeading: () => boolean;
  /** See `Terms`; `null` after `end`. */
  readonly term: () => object | null;
  /** Returns whether this process leads, and its memory holds what the archive holds. */
  readonly isSynced: () => boolean;
  /** Notes that memory holds what the archive holds: from now on this term may write. */
  readonly markSynced: () => void;
  /** Leads no more, whatever the archive reports. */
  readonly end: () => void;
}

/** Creates the terms of a process that has not led. */
export function createTerms(): Terms {
  let current: object | null = null;
  return {
    enter(role) {
      current = role === "leading" ? {} : null;
    },
    current: () => current,
  };
}

/** Creates the leadership of a process on an open archive. */
export function createLeadership(terms: Terms, archive: Pick<OpenArchive, "role">): Leadership {
  let syncedTerm: object | null = null;
  let hasEnded = false;
  const role = (): Role => (hasEnded ? "following" : archive.role());
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
