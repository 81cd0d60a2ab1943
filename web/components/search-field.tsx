import type { ChangeEventHandler, Ref } from "react";
import { Icon } from "./icon.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps {
  /** Label and placeholder. */
  readonly label: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly defaultValue?: string;
  readonly value?: string;
  /** Id of a `datalist` with suggestions. */
  readonly list?: string;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** Search field with the form name `q`. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <label className={styles["field"]}>
      <Icon name="magnifying-glass" />
      <span className="visually-hidden">{label}</span>
      <input type="search" name="q" placeholder={label} autoComplete="off" {...input} />
    </label>
  );
}
