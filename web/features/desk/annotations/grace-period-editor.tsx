import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import { MAX_GRACE_MINUTES } from "#core/lib/input-limits.ts";
import { useAnnotation } from "#web/api/desk-annotations.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { AnnotationRow, EnteredBy } from "./annotation-row.tsx";
import { UndoAnnotationButton } from "./undo-annotation-button.tsx";
import { focusOnMount } from "#web/components/focus-on-mount.ts";
import { useAnnotationDraft } from "./use-annotation-draft.ts";
import styles from "./facts.module.css";

/**
 * Grace period before "not started", editable in place.
 *
 * @param scope `SITE/SLUG` of a tournament; "" for the default of all tournaments.
 */
export function GracePeriodEditor({ scope }: { readonly scope: string }) {
  const { facts: messages } = useMessages("desk");
  const kind = "grace-minutes";
  const annotation = useAnnotation({ kind, scope });
  const edit = useAnnotationDraft<number>();
  const { draft, setDraft, save } = edit;
  const value = typeof annotation?.value === "number" ? annotation.value : null;
  const name = messages.kinds[kind];
  const onSave = (): void => {
    save({ action: "write", fact: { kind, scope, value: draft ?? DEFAULT_GRACE_MINUTES } });
  };
  return (
    <AnnotationRow
      name={name}
      isSet
      edit={edit}
      initial={value ?? DEFAULT_GRACE_MINUTES}
      value={
        <>
          <span className={styles["value"]}>{value ?? DEFAULT_GRACE_MINUTES}</span>
          {annotation !== undefined && <EnteredBy {...annotation} />}
        </>
      }
      after={
        annotation !== undefined && <UndoAnnotationButton kind={kind} scope={scope} name={name} />
      }
      onSave={onSave}
    >
      <input
        ref={focusOnMount}
        type="number"
        aria-label={name}
        min={0}
        max={MAX_GRACE_MINUTES}
        required
        value={draft ?? DEFAULT_GRACE_MINUTES}
        onChange={({ target }) => {
          setDraft(target.valueAsNumber);
        }}
      />
    </AnnotationRow>
  );
}
