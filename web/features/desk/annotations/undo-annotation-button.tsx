import type { AnnotationKeyView } from "#core/contract/annotation.ts";
import { useChangeAnnotation } from "#web/api/desk-annotations.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "#web/components/edit-in-place.module.css";

interface UndoAnnotationButtonProps {
  readonly kind: AnnotationKeyView["kind"];
  /** Several if one change was stored at each of them. */
  readonly scope: string | readonly string[];
  /** Name of the annotation, part of the button's accessible name. */
  readonly name: string;
}

/** Button that undoes the latest change of an annotation, at each of its scopes. */
export function UndoAnnotationButton({ kind, scope, name }: UndoAnnotationButtonProps) {
  const { facts: messages } = useMessages("desk");
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
          if (isPending) return;
          mutate([scope].flat().map((each) => ({ action: "undo", place: { kind, scope: each } })));
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
