import type { Instant } from "#core/model/match.ts";

/**
 * An act of staff: the value that an annotation, or the claim of an attention item, got. An act that
 * restores the value before another one undoes that.
 */
export interface StaffAct {
  /** Increases with every act, in all processes. */
  readonly number: number;
  /** Kind of the annotation, or `CLAIM_KIND`. */
  readonly kind: string;
  /** Key of the annotated thing, or id of the attention item. */
  readonly scope: string;
  /** Plain JSON; `null` if the annotation was cleared or the item given back. */
  readonly value: unknown;
  /** Name of the author. */
  readonly who: string;
  readonly at: Instant;
  /** Number of the act that it undoes; `null` if it undoes none. */
  readonly undoes: number | null;
}

/** An act with the value before it; `null` if there was none. */
export interface StaffActChange extends StaffAct {
  readonly before: unknown;
}

/** Author of the acts of Matchdesk itself, such as the end of a manual score. */
export const SYSTEM_AUTHOR = "Matchdesk";

/** Kind of the acts that claim attention items, which are no annotations. */
export const CLAIM_KIND = "claim";

/**
 * Returns the newest act of another person in a history (newest first) after the number of the last
 * act that an author had seen: then theirs must not be done. Acts of the author count as seen,
 * because several tabs are one person, and those of Matchdesk, which follow from the service's
 * data.
 */
export function findUnseenAct(
  history: readonly StaffAct[],
  seen: number,
  author: string,
): StaffAct | null {
  return (
    history.find(({ number, who }) => number > seen && who !== author && who !== SYSTEM_AUTHOR) ??
    null
  );
}

/**
 * Returns the newest act of a history (newest first) that has not been undone: the only one that
 * can be undone, by its author.
 */
export function findUndoableAct(history: readonly StaffAct[]): StaffAct | null {
  const undone = new Set<number>();
  for (const act of history) {
    if (undone.has(act.number)) continue;
    if (act.undoes === null) return act;
    undone.add(act.undoes);
  }
  return null;
}

/** Returns the value before an act; `null` if there was none. */
export function valueBefore(history: readonly StaffAct[], { number }: StaffAct): unknown {
  return history.find((act) => act.number < number)?.value ?? null;
}
