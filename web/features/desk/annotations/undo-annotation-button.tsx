import type { AnnotationKeyView } from "#core/contract/annotation.ts";
import { useStaffActs, useUndoActs } from "#web/api/desk-acts.ts";
import { Failure } from "#web/features/desk/failure.tsx";
import { ignoreSecondPress } from "#web/hooks/ignore-second-press.ts";
import {
  authorOf,
  findUndoableActs,
  keyOfAct,
} from "#web/features/desk/staff-acts/undoable-acts.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Button } from "#web/kit/controls/button.tsx";

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
  const { facts: messages } = useMessages("desk");
  const { data } = useStaffActs();
  const { mutate, error, undoing } = useUndoActs();
  const keys = new Set(annotations.map(({ kind, scope }) => `${kind} ${scope}`));
  const own = findUndoableActs(data?.acts ?? []).filter(
    (act) => keys.has(keyOfAct(act)) && authorOf(act) === data?.me,
  );
  const numbers = own.map(({ number }) => number);
  const isPending = numbers.some((number) => undoing.has(number));
  return (
    <>
      {numbers.length > 0 && (
        <Button
          look="link"
          aria-label={`${messages.undo}: ${name}`}
          // Not `disabled`, so that the button keeps the focus.
          aria-disabled={isPending}
          onClick={({ nativeEvent }) => {
            ignoreSecondPress(nativeEvent);
            if (!isPending) mutate(numbers);
          }}
        >
          {messages.undo}
        </Button>
      )}
      <Failure of={error} as="span" />
    </>
  );
}
