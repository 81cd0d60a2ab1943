import type { ReactNode } from "react";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
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
  const { facts: messages } = useDeskMessages();
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
        {messages.save}
      </button>
      <button type="button" className={styles["quiet"]} onClick={onCancel}>
        {messages.cancel}
      </button>
      {failure !== null && (
        <p className={styles["failure"]} role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}
