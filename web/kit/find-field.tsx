import { type ComponentProps, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import styles from "./find-field.module.css";

/** Pause in typing after which the search starts, in milliseconds. */
const PAUSE = 200;

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

interface FindFieldProps {
  /** Label and placeholder. */
  readonly label: string;
  /** Text from the URL; typing changes it after a pause. */
  readonly text: string;
  readonly onFind: (text: string) => void;
  readonly folds?: boolean;
}

/** Search field that filters the list of its page. */
export function FindField({ label, text, onFind, folds = false }: FindFieldProps) {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submittedText = useRef(text);
  useEffect(() => {
    // A URL change from another source cancels a pending search; one from this field does not.
    if (text !== submittedText.current) clearTimeout(pending.current);
    submittedText.current = text;
  }, [text]);
  useEffect(
    () => () => {
      clearTimeout(pending.current);
    },
    [],
  );
  return (
    <SearchField
      label={label}
      folds={folds}
      ref={(field) => {
        if (field === null) return;
        // The field takes over changes of the URL, except while the viewer types in it.
        if (field !== document.activeElement) field.value = text;
      }}
      defaultValue={text}
      onChange={({ target: { value } }) => {
        clearTimeout(pending.current);
        pending.current = setTimeout(() => {
          submittedText.current = value;
          onFind(value);
        }, PAUSE);
      }}
    />
  );
}
