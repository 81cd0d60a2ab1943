import type { StaffActView } from "#core/contract/staff-act.ts";

/** Acts to show, and those that undid one of them. */
export interface FoldedActs {
  readonly acts: readonly StaffActView[];
  /** By the number of the act that was undone. */
  readonly undoings: ReadonlyMap<number, StaffActView>;
}

/**
 * Removes acts that undid another one: they are shown at that act. An undoing that was itself undone
 * stays, and the act that it had undone counts as not undone.
 *
 * @param acts Newest first.
 */
export function foldUndoings(acts: readonly StaffActView[]): FoldedActs {
  const numbers = new Set(acts.map(({ number }) => number));
  const undoings = new Map<number, StaffActView>();
  for (const act of acts) {
    // A newer act is seen before those that it may have undone.
    if (act.undoes !== null && numbers.has(act.undoes) && !undoings.has(act.number))
      undoings.set(act.undoes, act);
  }
  const folded = new Set([...undoings.values()].map(({ number }) => number));
  return { acts: acts.filter(({ number }) => !folded.has(number)), undoings };
}
