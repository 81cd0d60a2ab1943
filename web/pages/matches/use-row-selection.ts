import { navigate } from "#web/routing/navigate.ts";
import { type FocusEvent, type MouseEvent, useLayoutEffect, useRef } from "react";
import { useHasDetailsBeside } from "#web/kit/list-and-details.tsx";
import { press, usePageKeys } from "#web/kit/use-page-keys.ts";
import { splitMatchKey, openMatch } from "#web/kit/open-match.ts";
import type { Selection } from "./selection.ts";

/**
 * Selects rows of the list with mouse and keys, and marks the selected row as current. Without
 * details beside the list a click opens the match in a sheet. A list with another name starts with
 * its first row; `null` while rows are missing.
 */
export function useRowSelection(
  selection: Selection,
  name: string | null,
  onSwitchTab: () => void,
) {
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

  const focus = (find: (list: Element) => HTMLElement | undefined): boolean =>
    isBeside && list.current !== null && focusRow(find(list.current));
  usePageKeys("matches", {
    row: (step) => focus((element) => stepRow(element, step)),
    day: (step) => focus((element) => stepSection(element, step)),
    tab: onSwitchTab,
    open: () => {
      const key = currentRow(list.current)?.dataset["match"];
      if (key !== undefined) openPage(key);
      return key !== undefined;
    },
    take: () => press("aside [data-action=take]"),
    "open-site": () => press("aside [data-action=open-site]"),
    note: () => press("aside [data-action=note]"),
  });

  return {
    list,
    handlers: {
      // Before the link of the row opens the match.
      onClickCapture: (event: MouseEvent) => {
        const row = findRow(event.target);
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (row?.dataset["match"] === undefined || event.button !== 0 || !isPlain) return;
        event.preventDefault();
        event.stopPropagation();
        if (!isBeside) openMatch(row.dataset["match"]);
        // A click without a pointer comes from Enter or from a screen reader.
        else if (event.detail === 0) openPage(row.dataset["match"]);
        else select(row.dataset["match"]);
      },
      onDoubleClick: ({ target }: MouseEvent) => {
        const key = findRow(target)?.dataset["match"];
        if (key !== undefined && isBeside) openPage(key);
      },
      onFocus: ({ target }: FocusEvent) => {
        const key = findRow(target)?.dataset["match"];
        if (key !== undefined && isBeside) select(key);
      },
    },
  };
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
