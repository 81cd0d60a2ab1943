import type { StaffActView } from "#core/contract/staff-act.ts";
import { HOUR } from "#core/lib/time.ts";

/** Age up to which key and button undo an act, in milliseconds: older ones are easily forgotten. */
const MAX_AGE = HOUR;

/** Returns who did it: the author of an annotation, or who made a claim. */
export function authorOf(act: StaffActView): string {
  return act.type === "claim" ? act.by : act.who;
}

/** Identifies the annotation or the attention item that an act is about. */
export function keyOfAct(act: StaffActView): string {
  return act.type === "claim" ? `claim ${act.id}` : `${act.kind} ${act.scope}`;
}

/**
 * Returns the acts that their authors can undo: of each annotation and each attention item the
 * newest act that is not undone. `acts` and the result are newest first.
 */
export function findUndoableActs(acts: readonly StaffActView[]): readonly StaffActView[] {
  const undone = new Set<number>();
  const keys = new Set<string>();
  return acts.filter((act) => {
    const isUndone = undone.has(act.number);
    if (act.undoes !== null && !isUndone) undone.add(act.undoes);
    if (act.undoes !== null || isUndone || keys.has(keyOfAct(act))) return false;
    keys.add(keyOfAct(act));
    return true;
  });
}

/**
 * Returns the acts of a person's last press that can be undone; none if that was more than an hour
 * ago. Acts of one press have the same time. `acts` and the result are newest first.
 */
export function findLastPress(
  acts: readonly StaffActView[],
  who: string,
  now: number,
): readonly StaffActView[] {
  const own = findUndoableActs(acts).filter((act) => authorOf(act) === who);
  const [last] = own;
  if (last === undefined || now - Date.parse(last.at) > MAX_AGE) return [];
  return own.filter(({ type, at }) => type === last.type && at === last.at);
}
