import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps extends ComponentProps<"input"> {
  /** Label and placeholder. */
  readonly label: string;
  /** Whether it is only an icon in a narrow window, until it has the focus or a text. */
  readonly folds?: boolean;
}

/** Search field with the form name `q`. */
export function SearchField({ label, folds = false, ...input }: SearchFieldProps) {
  return (
    <label className={styles["field"]} data-folds={folds || undefined}>
      <Icon name="magnifying-glass" />
      <span className="visually-hidden">{label}</span>
      <input type="search" name="q" placeholder={label} autoComplete="off" {...input} />
    </label>
  );
}
