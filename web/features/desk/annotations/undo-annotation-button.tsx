import type { AnnotationKeyView } from "#core/contract/annotation.ts";
import { useChangeAnnotation } from "#web/api/desk-annotations.ts";
import { Failure } from "#web/features/desk/failure.tsx";
import { ignoreSecondPress } from "#web/hooks/ignore-second-press.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "#web/components/edit-in-place.module.css";

interface UndoAnnotationButtonProps {
  /** Several if one change was stored at each of them. */
  readonly annotations: readonly AnnotationKeyView[];
  /** Name of the annotation, part of the button's accessible name. */
  readonly name: string;
}

/** Button that undoes the latest change of each of these annotations. */
export function UndoAnnotationButton({ annotations, name }: UndoAnnotationButtonProps) {
  const { facts: messages } = useMessages("desk");
  const { mutate, isPending, error } = useChangeAnnotation();
  return (
    <>
      <button
        type="button"
        className={styles["quiet"]}
        aria-label={`${messages.undo}: ${name}`}
        // Not `disabled`, so that the button keeps the focus.
        aria-disabled={isPending}
        onClick={(event) => {
          if (isPending) return;
          ignoreSecondPress(event);
          mutate(
            annotations.map(({ kind, scope }) => ({ action: "undo", place: { kind, scope } })),
          );
        }}
      >
        {messages.undo}
      </button>
      <Failure of={error} as="span" />
    </>
  );
}
