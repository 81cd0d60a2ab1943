import type { ReactNode } from "react";
import { Select } from "#web/components/select.tsx";
import styles from "./share-page.module.css";

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A form field with its label and a hint. */
export function Field({ label, hint, children }: FieldProps) {
  return (
    <div className={styles["field"]}>
      <span className={styles["name"]} aria-hidden="true">
        {label}
      </span>
      {children}
      {hint !== undefined && <span className={styles["hint"]}>{hint}</span>}
    </div>
  );
}

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

/** A labelled select. */
export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const entries = Array.isArray(options) ? options : Object.entries(options);
  return (
    <Field label={label}>
      <Select
        label={label}
        value={value}
        options={entries.map(([each, text]) => ({ value: each, label: text }))}
        onChange={onChange}
      />
    </Field>
  );
}
