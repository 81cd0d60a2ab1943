import { navigate } from "#web/routing/navigate.ts";
import { useEffect } from "react";
import { SECOND } from "#core/lib/time.ts";
import { DESK_PAGES, GO_KEY, MAIN_PAGES } from "#core/paths/main-pages.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { setOpenDialog } from "#web/hooks/dialog.ts";
import type { KeyOf } from "#web/keys/key-tables.ts";
import { isNoShortcut } from "#web/preferences/is-no-shortcut.ts";

/** Maximum time between `g` and the second key, in milliseconds. */
const SEQUENCE_TIMEOUT = 2 * SECOND;
/** Elements that `j` and `k` move through: the rows of the page's lists. */
const ROWS = "main li > a[href]";

/** Actions of single keys. They return whether there was something to do. */
const SHORTCUTS: Readonly<Partial<Record<string, () => boolean>>> = {
  "/": startSearch,
  "?": () => {
    setOpenDialog("shortcuts");
    return true;
  },
  j: () => moveRow(1),
  k: () => moveRow(-1),
} satisfies Readonly<Record<KeyOf<"everywhere">, () => boolean>>;

/**
 * Handles the shortcuts that work on every page. Single keys are ignored in fields and can be
 * turned off (WCAG 2.1.4); Ctrl K or Cmd K always opens the palette.
 */
export function useGlobalShortcuts(): void {
  const isStaff = useIsStaff();
  useEffect(() => {
    const pages = isStaff ? [...MAIN_PAGES, ...DESK_PAGES] : MAIN_PAGES;
    let goSince = -Infinity;
    // Before all others: the key after `g` never has the meaning that it has alone.
    const onFirstKeyDown = (event: KeyboardEvent): void => {
      const { key, timeStamp } = event;
      const isSecond = timeStamp - goSince < SEQUENCE_TIMEOUT;
      goSince = -Infinity;
      if (!isSecond || key.length > 1 || isNoShortcut(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const page = pages.find((each) => each.key === key);
      if (page !== undefined) void navigate({ to: page.to });
    };
    // After the focused element and the page, which handles keys on the document.
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
      if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === "k") {
        event.preventDefault();
        setOpenDialog("palette");
        return;
      }
      if (isNoShortcut(event)) return;
      if (key === GO_KEY) goSince = timeStamp;
      if (SHORTCUTS[key]?.() === true) event.preventDefault();
    };
    addEventListener("keydown", onFirstKeyDown, true);
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("keydown", onFirstKeyDown, true);
      removeEventListener("keydown", onKeyDown);
    };
  }, [isStaff]);
}

/** Focuses the page's search field; opens the palette if the page has none. */
function startSearch(): true {
  const fields = document.querySelectorAll<HTMLInputElement>("main input[type=search]");
  const field = [...fields].find((each) => each.checkVisibility());
  if (field === undefined) {
    setOpenDialog("palette");
    return true;
  }
  field.focus();
  field.select();
  return true;
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
