import { useEffect, useRef } from "react";
import { SearchField } from "./search-field.tsx";

/** Pause in typing after which the search starts, in milliseconds. */
const PAUSE = 200;

interface FindFieldProps {
  /** Label and placeholder. */
  readonly label: string;
  /** Text from the URL; typing changes it after a pause. */
  readonly text: string;
  readonly onFind: (text: string) => void;
  readonly folds?: boolean;
}

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
