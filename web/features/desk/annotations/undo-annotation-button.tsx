import type { AnnotationKeyView } from "#core/contract/annotation.ts";
import { useStaffActs } from "#web/api/desk-acts.ts";
import { UndoActsButton } from "#web/features/desk/staff-acts/staff-act-entry.tsx";
import {
  authorOf,
  findUndoableActs,
  keyOfAct,
} from "#web/features/desk/staff-acts/undoable-acts.ts";

interface UndoAnnotationButtonProps {
  /** Several if one change was stored at each of them. */
  readonly annotations: readonly AnnotationKeyView[];
  /** Name of the annotation, part of the button's accessible name. */
  readonly name: string;
}

/**
 * Button that undoes the latest change of each of these annotations, as far as the viewer made it and
 * nothing came after it; nothing if there is none.
 */
export function UndoAnnotationButton({ annotations, name }: UndoAnnotationButtonProps) {
  const { data } = useStaffActs();
  const keys = new Set(annotations.map(({ kind, scope }) => `${kind} ${scope}`));
  const own = findUndoableActs(data?.acts ?? []).filter(
    (act) => keys.has(keyOfAct(act)) && authorOf(act) === data?.me,
  );
  return <UndoActsButton acts={own} name={name} />;
}
