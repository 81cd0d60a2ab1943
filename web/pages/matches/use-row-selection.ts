import { navigate } from "#web/routing/navigate.ts";
import { type FocusEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { useHasDetailsBeside } from "#web/components/list-and-details.tsx";
import { splitMatchKey, openMatch } from "#web/components/open-match.ts";
import { useDocumentEvent } from "#web/hooks/use-document-event.ts";
import { areSingleKeysDisabled } from "#web/preferences/are-single-keys-disabled.ts";
import type { Selection } from "./selection.ts";

/** Keys that move the selection by rows. */
const ROW_STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
/** Keys that move the selection by days. */
const SECTION_STEPS: Readonly<Record<string, 1 | -1>> = { "]": 1, "[": -1 };
/** Elements that handle keys themselves. */
const OWN_KEYS = "[data-row], pre, [popover]";
/** Elements that Enter activates. */
const CONTROLS = "a, button, summary, [role=tab]";

interface RowSelection {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly handlers: {
    readonly onClick: (event: MouseEvent) => void;
    readonly onDoubleClick: (event: MouseEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
  };
}

/**
 * Selects rows of the list with mouse and keys, and marks the selected row as current. Without
 * details beside the list a click opens the match in a sheet.
 *
 * @param name Name of the list; another list starts with its first row. `null` while rows are missing.
 * @param onSwitchTab Called for the key of the other tab.
 */
export function useRowSelection(
  selection: Selection,
  name: string | null,
  onSwitchTab: () => void,
): RowSelection {
  const list = useRef<HTMLDivElement>(null);
  const named = useRef("");
  const isBeside = useHasDetailsBeside();
  const select = (key: string | null): void => {
    selection.set(key);
    markRow(list.current, isBeside ? key : null);
  };

  // After every render, because new rows may have taken the place of the current one.
  useLayoutEffect(() => {
    const rows = rowsIn(list.current);
    const current = selection.get();
    const isKept =
      name === null ||
      named.current === name ||
      rows.some((row) => row.dataset["match"] === current);
    if (name !== null) named.current = rows.length > 0 ? name : "";
    select(isKept && current !== null ? current : (rows[0]?.dataset["match"] ?? null));
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (!isBeside || ctrlKey || metaKey || altKey || areSingleKeysDisabled(target)) return;
    const element = target instanceof Element ? target : document.body;
    if (element.closest(OWN_KEYS) !== null || list.current === null) return;
    if (runKey(key, element, list.current)) event.preventDefault();
  };
  // Before the shortcuts of all pages, which move through all links.
  useDocumentEvent("keydown", onKeyDown, true);

  return {
    list,
    handlers: {
      onClick: (event) => {
        const row = findRow(event.target);
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (row?.dataset["match"] === undefined || event.button !== 0 || !isPlain) return;
        event.preventDefault();
        if (!isBeside) openMatch(row.dataset["match"]);
        // A click without a pointer comes from Enter or from a screen reader.
        else if (event.detail === 0) openPage(row.dataset["match"]);
        else select(row.dataset["match"]);
      },
      onDoubleClick: ({ target }) => {
        const key = findRow(target)?.dataset["match"];
        if (key !== undefined && isBeside) openPage(key);
      },
      onFocus: ({ target }) => {
        const key = findRow(target)?.dataset["match"];
        if (key !== undefined && isBeside) select(key);
      },
    },
  };

  /** Runs the action of a key. Returns whether the key has been handled. */
  function runKey(key: string, target: Element, element: HTMLElement): boolean {
    const rowStep = ROW_STEPS[key];
    if (rowStep !== undefined) return focusRow(stepRow(element, rowStep));
    const sectionStep = SECTION_STEPS[key];
    if (sectionStep !== undefined) return focusRow(stepSection(element, sectionStep));
    if (key === "e") {
      onSwitchTab();
      return true;
    }
    const current = currentRow(element)?.dataset["match"];
    if (key === "Enter" && target.closest(CONTROLS) === null && current !== undefined) {
      openPage(current);
      return true;
    }
    const button = document.querySelector<HTMLElement>(`aside [data-key="${CSS.escape(key)}"]`);
    button?.click();
    return button !== null;
  }
}

function openPage(key: string): void {
  void navigate({ to: "/matches/$site/$id", params: splitMatchKey(key), search: { open: "" } });
}

function findRow(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-match]") : null;
}

function rowsIn(list: Element | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[data-match]") ?? [])];
}

function currentRow(list: Element | null): HTMLElement | null {
  return list?.querySelector<HTMLElement>("[data-match][aria-current]") ?? null;
}

/** Changes attributes of two rows only; React does not set this attribute. */
function markRow(list: Element | null, key: string | null): void {
  const before = currentRow(list);
  if (before !== null && before.dataset["match"] === key) return;
  before?.removeAttribute("aria-current");
  if (key === null) return;
  const row = list?.querySelector(`[data-match="${CSS.escape(key)}"]`);
  row?.setAttribute("aria-current", "true");
}

function stepRow(list: Element, step: 1 | -1): HTMLElement | undefined {
  const rows = rowsIn(list);
  const current = currentRow(list);
  return current === null ? rows[0] : rows[rows.indexOf(current) + step];
}

/** Returns the first row of the next section, or of this or the one before. */
function stepSection(list: Element, step: 1 | -1): HTMLElement | undefined {
  const sections = [...list.querySelectorAll("section[data-section]")];
  const current = currentRow(list);
  const at = sections.findIndex((section) => section.contains(current));
  const isFirst = rowsIn(sections[at] ?? null)[0] === current;
  const target = step === -1 && !isFirst ? at : at + step;
  return rowsIn(sections[target] ?? null)[0];
}

/** Focuses a row, which selects it. Returns whether there is one. */
function focusRow(row: HTMLElement | undefined): boolean {
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest" });
  return row !== undefined;
}
