import type { AnnotationKeyView } from "#core/contract/annotation.ts";
import { useChangeAnnotation } from "#web/api/desk-annotations.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import styles from "#web/components/edit-in-place.module.css";

interface AnnotationMenuProps extends AnnotationKeyView {
  /** Name of the annotation, part of the button's accessible name. */
  readonly name: string;
}

/** Button that undoes the latest change of an annotation. */
export function UndoAnnotationButton({ kind, scope, name }: AnnotationMenuProps) {
  const { facts: messages } = useDeskMessages();
  const all = useFirstPageMessages();
  const { mutate, isPending, error } = useChangeAnnotation();
  return (
    <>
      <button
        type="button"
        className={styles["quiet"]}
        aria-label={`${messages.undo}: ${name}`}
        // Not `disabled`, so that the button keeps the focus.
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate({ action: "undo", place: { kind, scope } });
        }}
      >
        {messages.undo}
      </button>
      {error !== null && (
        <span className={styles["failure"]} role="alert">
          {describeFailure(error, all)}
        </span>
      )}
    </>
  );
}
