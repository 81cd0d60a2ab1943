import { useDeskFact } from "#web/api/desk-annotations.ts";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { AnnotationRow, EnteredBy } from "./annotation-row.tsx";
import { FactMenu } from "./annotation-menu.tsx";
import { takeFocus } from "#web/components/focus-on-mount.ts";
import { useAnnotationDraft } from "./use-annotation-draft.ts";
import styles from "./facts.module.css";

/** Grace period before "not started" while staff enter no other one. */
const DEFAULT_MINUTES = 10;
const MOST_MINUTES = 240;

/** @param scope A tournament's `SITE/SLUG`, or "" for all that say nothing else. */
export function GraceLine({ scope }: { readonly scope: string }) {
  const { facts: messages } = useDeskMessages();
  const kind = "grace-minutes";
  const fact = useDeskFact({ kind, scope });
  const edit = useAnnotationDraft<number>();
  const { draft, setDraft, save } = edit;
  const value = typeof fact?.value === "number" ? fact.value : null;
  const name = messages.kinds[kind];
  const onSave = (): void => {
    save({ action: "write", fact: { kind, scope, value: draft ?? DEFAULT_MINUTES } });
  };
  return (
    <AnnotationRow
      name={name}
      isSet
      edit={edit}
      initial={value ?? DEFAULT_MINUTES}
      value={
        <>
          <span className={styles["said"]}>{value ?? DEFAULT_MINUTES}</span>
          {fact !== undefined && <EnteredBy {...fact} />}
        </>
      }
      after={fact !== undefined && <FactMenu kind={kind} scope={scope} name={name} />}
      onSave={onSave}
    >
      <input
        ref={takeFocus}
        type="number"
        aria-label={name}
        min={0}
        max={MOST_MINUTES}
        required
        value={draft ?? DEFAULT_MINUTES}
        onChange={({ target }) => {
          setDraft(target.valueAsNumber);
        }}
      />
    </AnnotationRow>
  );
}
