import type { ComponentProps, ReactNode } from "react";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import styles from "./controls.module.css";

interface InputProps extends Omit<ComponentProps<"input">, "onChange"> {
  readonly onText?: (text: string) => void;
}

/** Field for one line of text or a number. */
export function Input({ onText, className, ...attributes }: InputProps) {
  return (
    <input
      {...attributes}
      className={joinClassNames(styles["field"], className)}
      onChange={({ target }) => onText?.(target.value)}
    />
  );
}

interface CheckboxProps {
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
  /** Its label. */
  readonly children: ReactNode;
}

/** A box to tick, before its label. */
export function Checkbox({ isChecked, onCheck, children }: CheckboxProps) {
  return (
    <label className={styles["inline"]}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onCheck(target.checked)}
      />
      {children}
    </label>
  );
}

interface FieldProps {
  readonly label: ReactNode;
  /** The field. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A label above its field. */
export function Field({ label, children, className }: FieldProps) {
  return (
    <label className={joinClassNames(styles["label"], className)}>
      {label}
      {children}
    </label>
  );
}
