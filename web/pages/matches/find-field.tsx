import { useEffect, useRef } from "react";
import { SearchField } from "#web/components/search-field.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";

/** Pause in typing after which the search starts, in milliseconds. */
const PAUSE = 200;

interface FindFieldProps {
  /** Text from the URL; typing changes it after a pause. */
  readonly text: string;
  readonly onFind: (text: string) => void;
}

/** Field that searches names, titles and codes. */
export function FindField({ text, onFind }: FindFieldProps) {
  const { filter } = useAllMessages();
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
      label={filter.text}
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
