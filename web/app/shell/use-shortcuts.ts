import { navigate } from "#web/routing/navigate.ts";
import { useEffect } from "react";
import { SECOND } from "#core/lib/time.ts";
import { MAIN_PAGES } from "#core/paths/main-pages.ts";
import { setOpenDialog } from "#web/hooks/dialog.ts";
import { areSingleKeysDisabled } from "#web/preferences/are-single-keys-disabled.ts";

/** Maximum time between `g` and the second key, in milliseconds. */
const SEQUENCE_TIMEOUT = 2 * SECOND;
/** Elements that `j` and `k` move through: the rows of the page's lists. */
const ROWS = "main li > a[href]";

/**
 * Handles the shortcuts that work on every page. Single keys are ignored in fields and can be
 * turned off (WCAG 2.1.4); Ctrl K or Cmd K always opens the palette.
 */
export function useGlobalShortcuts(): void {
  useEffect(() => {
    let goSince = -Infinity;
    const onKeyDown = (event: KeyboardEvent): void => {
      // The focused element and the page have priority: the schedule has a key `t` of its own.
      if (event.defaultPrevented) {
        goSince = -Infinity;
        return;
      }
      const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
      if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === "k") {
        event.preventDefault();
        setOpenDialog("palette");
        return;
      }
      if (ctrlKey || metaKey || altKey || areSingleKeysDisabled(event.target)) return;
      const page = findPage(key);
      if (page !== undefined && timeStamp - goSince < SEQUENCE_TIMEOUT) {
        goSince = -Infinity;
        event.preventDefault();
        void navigate({ to: page });
        return;
      }
      goSince = key === "g" ? timeStamp : -Infinity;
      if (runShortcut(key)) event.preventDefault();
    };
    // Pages handle their keys on the document, which an event reaches before the window.
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
    };
  }, []);
}

/** Runs the action of a single key. Returns whether the key has been handled. */
function runShortcut(key: string): boolean {
  switch (key) {
    case "/":
      startSearch();
      return true;
    case "?":
      setOpenDialog("shortcuts");
      return true;
    case "j":
      return moveRow(1);
    case "k":
      return moveRow(-1);
    default:
      return false;
  }
}

/** Focuses the page's search field; opens the palette if the page has none. */
function startSearch(): void {
  const fields = document.querySelectorAll<HTMLInputElement>("main input[type=search]");
  const field = [...fields].find((each) => each.checkVisibility());
  if (field === undefined) {
    setOpenDialog("palette");
    return;
  }
  field.focus();
  field.select();
}

/** Focuses the next or previous row, or the first one on screen if no row has the focus. */
function moveRow(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) =>
    row.checkVisibility(),
  );
  const current = rows.findIndex((row) => row === document.activeElement);
  const start = rows.findIndex((row) => row.getBoundingClientRect().bottom > 0);
  const row = rows[current === -1 ? start : current + step];
  row?.focus();
  return row !== undefined;
}

function findPage(key: string) {
  return MAIN_PAGES.find((page) => page.key === key)?.to;
}
