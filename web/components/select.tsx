import { Icon } from "./icon.tsx";
import styles from "./select.module.css";

interface SelectProps {
  /** Says what is chosen; for screen readers, the value speaks for itself on screen. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** `bare` stands in the header without a border. */
  readonly look?: "bordered" | "bare";
}

/** The browser's own select, restyled. */
export function Select({ label, value, options, onChange, look = "bordered" }: SelectProps) {
  return (
    <label className={styles["label"]} data-look={look}>
      <span className="visually-hidden">{label}</span>
      <select
        className={styles["select"]}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="caret-down" />
    </label>
  );
}
