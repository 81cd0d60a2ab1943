import { memo } from "react";
import { Icon } from "./icon.tsx";
import styles from "./select.module.css";

interface SelectProps {
  /** Visible before the value with `look="labelled"`, otherwise for screen readers only. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** `bare` has no border; `labelled` is the filter of a list. */
  readonly look?: "bordered" | "bare" | "labelled";
}

/** Styled native select. */
export function Select({ label, value, options, onChange, look = "bordered" }: SelectProps) {
  return (
    <label className={styles["label"]} data-look={look}>
      <span className={look === "labelled" ? styles["name"] : "visually-hidden"}>{label}</span>
      <select
        className={styles["select"]}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        <Options options={options} />
      </select>
      <Icon name="caret-down" />
    </label>
  );
}

/** Kept for the same options, because there may be a thousand of them. */
const Options = memo(function Options({ options }: Pick<SelectProps, "options">) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});
