import type { DeskFactInput } from "#core/contract/annotation.ts";
import { useDeskFact } from "#web/api/desk-annotations.ts";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { AnnotationRow, EnteredBy } from "./annotation-row.tsx";
import { takeFocus } from "#web/components/focus-on-mount.ts";
import { FactMenu } from "./annotation-menu.tsx";
import { useAnnotationDraft } from "./use-annotation-draft.ts";
import styles from "./facts.module.css";

/** Kinds whose value is one line of text. */
export type TextKind = Extract<DeskFactInput, { readonly value: string }>["kind"];

interface FactLineProps {
  readonly kind: TextKind;
  readonly scope: string;
  /** What it is called here; the usual name of its kind without. */
  readonly label?: string;
  /** What the field proposes while nothing is written down. */
  readonly placeholder?: string;
}

/** One line that staff write down in place: what stands, who wrote it and when, change and undo. */
export function FactLine({ kind, scope, label, placeholder = "" }: FactLineProps) {
  const { facts: messages } = useDeskMessages();
  const fact = useDeskFact({ kind, scope });
  const edit = useAnnotationDraft<string>();
  const { draft, setDraft, close, save } = edit;
  const name = label ?? messages.kinds[kind];
  const value = typeof fact?.value === "string" ? fact.value : "";
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
      isSet={value !== ""}
      edit={edit}
      initial={value}
      value={
        value !== "" && (
          <>
            <bdi dir="auto" className={styles["said"]}>
              {value}
            </bdi>
            {fact !== undefined && <EnteredBy {...fact} />}
          </>
        )
      }
      after={fact !== undefined && <FactMenu kind={kind} scope={scope} name={name} />}
      onSave={onSave}
    >
      <input
        ref={takeFocus}
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
