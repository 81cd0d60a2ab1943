import type { ReactNode } from "react";
import { useDeskWords } from "#web/i18n/desk-words.ts";
import styles from "./facts.module.css";

interface FactFormProps {
  /** Why the last attempt to save failed; null before one. What was typed stays. */
  readonly failure: string | null;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Asks for a fact in its place: fields, save and cancel. Escape closes it alone, not the sheet around it. */
export function FactForm({ failure, onSave, onCancel, children }: FactFormProps) {
  const { facts: words } = useDeskWords();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields in it
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      {children}
      <button type="submit" className={styles["ink"]}>
        {words.save}
      </button>
      <button type="button" className={styles["quiet"]} onClick={onCancel}>
        {words.cancel}
      </button>
      {failure !== null && (
        <p className={styles["failure"]} role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}
