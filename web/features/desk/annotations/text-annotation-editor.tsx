import type { AnnotationInput } from "#core/contract/annotation.ts";
import { useAnnotation } from "#web/api/desk-annotations.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { AnnotationRow, EnteredBy } from "./annotation-row.tsx";
import { focusOnMount } from "#web/components/focus-on-mount.ts";
import { UndoAnnotationButton } from "./undo-annotation-button.tsx";
import { useAnnotationDraft } from "./use-annotation-draft.ts";
import styles from "./facts.module.css";

/** Kinds whose value is one line of text. */
export type TextAnnotationKind = Extract<AnnotationInput, { readonly value: string }>["kind"];

interface AnnotationLineProps {
  readonly kind: TextAnnotationKind;
  readonly scope: string;
  /** Label of the annotation; by default the name of its kind. */
  readonly label?: string;
  /** Placeholder of the field while there is no value. */
  readonly placeholder?: string;
}

/** A one-line annotation: value, author, time, and buttons to change it and to undo. */
export function TextAnnotationEditor({
  kind,
  scope,
  label,
  placeholder = "",
}: AnnotationLineProps) {
  const { facts: messages } = useMessages("desk");
  const annotation = useAnnotation({ kind, scope });
  const edit = useAnnotationDraft<string>();
  const { draft, setDraft, close, save } = edit;
  const name = label ?? messages.kinds[kind];
  const value = typeof annotation?.value === "string" ? annotation.value : "";
  const onSave = (): void => {
    const text = (draft ?? "").trim();
    if (text === value) {
      close();
      return;
    }
    save(
      text === ""
        ? { action: "clear", place: { kind, scope } }
        : { action: "write", fact: { kind, scope, value: text } },
    );
  };
  return (
    <AnnotationRow
      name={name}
      kind={kind}
      isSet={value !== ""}
      edit={edit}
      initial={value}
      value={
        value !== "" && (
          <>
            <bdi dir="auto" translate="no" className={styles["value"]}>
              {value}
            </bdi>
            {annotation !== undefined && <EnteredBy {...annotation} />}
          </>
        )
      }
      after={
        annotation !== undefined && <UndoAnnotationButton kind={kind} scope={scope} name={name} />
      }
      onSave={onSave}
    >
      <input
        ref={focusOnMount}
        aria-label={name}
        placeholder={placeholder}
        value={draft ?? ""}
        onChange={({ target }) => {
          setDraft(target.value);
        }}
      />
    </AnnotationRow>
  );
}
