import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps extends ComponentProps<"input"> {
  /** Label and placeholder. */
  readonly label: string;
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
