import { useEffect, useRef } from "react";
import { SearchField } from "#web/components/search-field.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";

/** Typing asks the server once it pauses, in milliseconds. */
const PAUSE = 200;

interface FindFieldProps {
  /** What the address says; typing changes it after a pause. */
  readonly text: string;
  readonly onFind: (text: string) => void;
}

/** Free text over names, titles and codes. */
export function FindField({ text, onFind }: FindFieldProps) {
  const { filter } = useAllMessages();
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(text);
  useEffect(() => {
    // The answer to what is typed here stops nothing; whatever else the reader chose meanwhile does.
    if (text !== asked.current) clearTimeout(pending.current);
    asked.current = text;
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
        // The address follows what is typed here; from elsewhere, the field follows the address.
        if (field !== document.activeElement) field.value = text;
      }}
      defaultValue={text}
      onChange={({ target: { value } }) => {
        clearTimeout(pending.current);
        pending.current = setTimeout(() => {
          asked.current = value;
          onFind(value);
        }, PAUSE);
      }}
    />
  );
}
