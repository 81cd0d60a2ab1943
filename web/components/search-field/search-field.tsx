import type { ChangeEventHandler, ReactNode, Ref } from "react";
import { Icon } from "#web/components/icon/icon.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps {
  /** Label and placeholder in one. */
  readonly label: string;
  /** `filled` stands in the header, without a border. */
  readonly look?: "bordered" | "filled";
  readonly ref?: Ref<HTMLInputElement>;
  readonly defaultValue?: string;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
  /** At the end of the field: the key that leads here. */
  readonly children?: ReactNode;
}

/** A field for free text, sent as `q`. */
export function SearchField({ label, look = "bordered", children, ...input }: SearchFieldProps) {
  return (
    <label className={styles["field"]} data-look={look}>
      <Icon name="magnifying-glass" />
      <span className="visually-hidden">{label}</span>
      <input type="search" name="q" placeholder={label} autoComplete="off" {...input} />
      {children}
    </label>
  );
}
