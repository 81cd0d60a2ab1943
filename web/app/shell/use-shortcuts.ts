import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { SECOND } from "#core/lib/time.ts";
import { showOverlay } from "#web/hooks/dialog.ts";
import { readPreferences } from "#web/preferences/preferences-store.ts";

/** After `g`. */
const PAGES = { n: "/", m: "/matches", t: "/tournaments", s: "/schedule" } as const;
/** How long `g` waits for the key behind it. */
const PATIENCE = 2 * SECOND;
/** What `j` and `k` go through: the rows of the page's lists. */
const ROWS = "main li > a[href]";

/**
 * The keys that work on every page. Single letters are for those who do not type just then, and can
 * be turned off (WCAG 2.1.4); Ctrl or Cmd K always leads to the palette.
 */
export function useShortcuts(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let goSince = -Infinity;
    const onKeyDown = (event: KeyboardEvent): void => {
      // Whatever has the focus comes first: a row of attention has keys of its own.
      if (event.defaultPrevented) return;
      const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
      if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === "k") {
        event.preventDefault();
        showOverlay("palette");
        return;
      }
      if (ctrlKey || metaKey || altKey || isTaken(event.target)) return;
      const page = pageOf(key);
      if (page !== undefined && timeStamp - goSince < PATIENCE) {
        goSince = -Infinity;
        event.preventDefault();
        void navigate({ to: page });
        return;
      }
      goSince = key === "g" ? timeStamp : -Infinity;
      if (press(key)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [navigate]);
}

/** Does what a single key stands for; false where it stands for nothing. */
function press(key: string): boolean {
  switch (key) {
    case "/":
      search();
      return true;
    case "?":
      showOverlay("shortcuts");
      return true;
    case "j":
      return moveRow(1);
    case "k":
      return moveRow(-1);
    default:
      return false;
  }
}

/** The page's own search field, else the palette. */
function search(): void {
  const fields = document.querySelectorAll<HTMLInputElement>("main input[type=search]");
  const field = [...fields].find((each) => each.checkVisibility());
  if (field === undefined) {
    showOverlay("palette");
    return;
  }
  field.focus();
  field.select();
}

/** Focuses the next or the previous row; the first in sight where none has the focus. */
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

function pageOf(key: string) {
  return Object.entries(PAGES).find(([letter]) => letter === key)?.[1];
}

/** Somebody types, chooses in a field, or has something open over the page; or wants no such keys. */
function isTaken(target: EventTarget | null): boolean {
  if (readPreferences().keys === "off" || document.querySelector("dialog:modal") !== null)
    return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, select, textarea");
}
