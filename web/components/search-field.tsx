import type { ChangeEventHandler, Ref } from "react";
import { Icon } from "./icon.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps {
  /** Label and placeholder in one. */
  readonly label: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly defaultValue?: string;
  readonly value?: string;
  /** Id of a `datalist` that proposes what to look for. */
  readonly list?: string;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A field for free text, sent as `q`. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <label className={styles["field"]}>
      <Icon name="magnifying-glass" />
      <span className="visually-hidden">{label}</span>
      <input type="search" name="q" placeholder={label} autoComplete="off" {...input} />
    </label>
  );
}
