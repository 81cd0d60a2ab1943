import { useRef } from "react";
import { SECOND } from "#core/lib/time.ts";
import { useDocumentEvent } from "#web/hooks/use-document-event.ts";
import { areSingleKeysDisabled } from "#web/preferences/are-single-keys-disabled.ts";

interface ListKeysOptions {
  /** Keys of the rows in the order of the page. */
  readonly rows: readonly string[];
  /** Key of the selected row; `undefined` or `null` if there is none. */
  readonly selected: string | null | undefined;
  readonly select: (row: string) => void;
  /** Keys on the keyboard that press the first element of a selector. */
  readonly pressed: Readonly<Record<string, string>>;
}

/** Time after Ctrl K in which keys belong to the search, also while it is loading, in milliseconds. */
const SEARCH_OPENS = 2 * SECOND;

/** Handles the keys of a list with details: arrows select a row, letters press buttons. */
export function useListKeys(options: ListKeysOptions): void {
  const previous = useRef("");
  const searchSince = useRef(-Infinity);
  useDocumentEvent("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, timeStamp } = event;
    if ((ctrlKey || metaKey) && key === "k") searchSince.current = timeStamp;
    // The second key of a shortcut to another page must not press a button.
    const isSecondKey = previous.current === "g" || timeStamp - searchSince.current < SEARCH_OPENS;
    previous.current = key;
    if (isSecondKey || event.defaultPrevented) return;
    if (ctrlKey || metaKey || altKey || shiftKey || areSingleKeysDisabled(event.target)) return;
    if (runKey(key, options)) event.preventDefault();
  });
}

/** Runs the action of a key. Returns whether the key has been handled. */
function runKey(key: string, { rows, selected, select, pressed }: ListKeysOptions): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step !== undefined) {
    const next = rows[rows.findIndex((row) => row === selected) + step];
    if (next !== undefined) select(next);
    return next !== undefined;
  }
  const selector = pressed[key];
  const button = selector === undefined ? null : document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}
