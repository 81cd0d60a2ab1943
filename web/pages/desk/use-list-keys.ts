import { useEffect, useRef } from "react";
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

/** Handles the keys of a list with details: arrows select a row, letters press buttons. */
export function useListKeys(options: ListKeysOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
      if (areSingleKeysDisabled(event.target)) return;
      if (runKey(event.key, latest.current)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
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
