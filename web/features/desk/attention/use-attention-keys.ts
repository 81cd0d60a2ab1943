import { type RefObject, useEffect, useRef } from "react";
import { useDocumentEvent } from "#web/hooks/use-document-event.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useLastClaimAct } from "./claim-acts.ts";
import type { ClaimFormKind } from "./claim-dialog.tsx";
import type { ClaimActions } from "./use-claim-actions.ts";
import type { AttentionListState } from "./use-attention-list.ts";

interface AttentionKeysOptions {
  readonly state: AttentionListState;
  readonly actions: ClaimActions;
  readonly onForm: (kind: ClaimFormKind) => void;
  /** Element with the rows. */
  readonly list: RefObject<HTMLElement | null>;
  /** Element with the filters. */
  readonly filters: RefObject<HTMLElement | null>;
}

/** Keys that press the element of an action of the current item. */
const PRESSED: Readonly<Record<string, string>> = {
  a: "[data-action=accept]",
  e: "[data-action=keep]",
  t: "[data-action=poll]",
  o: "[data-action=open-site]",
  Enter: "[data-action=show]",
};

/**
 * Handles the keys of the list of attention items: they act on the ticked rows, else on the current
 * one, wherever the focus is on the page apart from fields and dialogs.
 */
export function useAttentionKeys(options: AttentionKeysOptions): void {
  const { keys } = usePreferences();
  const act = useLastClaimAct();
  useFocusOnCurrent(options);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (keys === "off" && key.length === 1) return;
    if (!(target instanceof HTMLElement) || isElsewhere(target)) return;
    const isInList = target.closest("[data-row]") !== null;
    // On other links and buttons these keys have their usual effect.
    if (!isInList && (key === "Enter" || key.startsWith("Arrow")) && isControl(target)) return;
    if (!runKey(event, { ...options, act })) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Before the shortcuts of all pages, of which J, K, G and / mean something else here.
  useDocumentEvent("keydown", onKeyDown, true);
}

interface Latest extends AttentionKeysOptions {
  readonly act: ReturnType<typeof useLastClaimAct>;
}

/** Runs the action of a key. Returns whether the key has been handled. */
function runKey({ key, shiftKey }: KeyboardEvent, latest: Latest): boolean {
  const { state, actions, onForm, filters, list } = latest;
  const { targets, current } = state;
  switch (key) {
    case "j":
    case "ArrowDown":
      return move(latest, 1, shiftKey);
    case "k":
    case "ArrowUp":
      return move(latest, -1, shiftKey);
    case "x":
      if (current !== null) state.toggle([current.id]);
      return current !== null;
    case "c":
      return changeTargets(latest, "take");
    case "g":
      // Otherwise it begins a shortcut to another page.
      return (
        targets.some(({ standing }) => standing !== "open") && changeTargets(latest, "give-back")
      );
    case "h":
    case "s":
    case "d":
      if (targets.length > 0) onForm(({ h: "hand-over", s: "snooze", d: "done" } as const)[key]);
      return targets.length > 0;
    case "u":
      if (latest.act !== null) actions.undo(latest.act);
      return latest.act !== null;
    case "/":
      filters.current?.querySelector("select")?.focus();
      return true;
    default: {
      const selector = PRESSED[key];
      if (selector === undefined || list.current === null) return false;
      const element = document.querySelector<HTMLElement>(`main :is(${selector})`);
      element?.click();
      return element !== null;
    }
  }
}

function changeTargets({ state, actions }: Latest, action: "take" | "give-back"): boolean {
  const { targets, moveOn } = state;
  if (targets.length === 0) return false;
  actions.change(targets, { action }, () => {
    moveOn(targets);
  });
  return true;
}

/** Makes the next or previous row current; ticks both if a range is selected. */
function move({ state, list }: Latest, step: number, isRange: boolean): boolean {
  const { shown, current, index } = state;
  const next = shown[Math.min(Math.max(index + step, 0), shown.length - 1)];
  if (next === undefined) return false;
  if (isRange && current !== null) state.toggle([current.id, next.id], true);
  // The first key goes to the current row itself if the focus is elsewhere.
  const isInside = list.current?.contains(document.activeElement) === true;
  state.select(isInside || isRange ? next : (current ?? next));
  focusRow(list.current, isInside || isRange ? next.id : (current ?? next).id);
  return true;
}

/** Focuses the current row if the row with the focus was removed or has moved. */
function useFocusOnCurrent({ state, list }: AttentionKeysOptions): void {
  const id = state.current?.id;
  const hadFocus = useRef(false);
  useDocumentEvent("focusin", () => {
    hadFocus.current = list.current?.contains(document.activeElement) === true;
  });
  useEffect(() => {
    const { activeElement } = document;
    const isInside = list.current?.contains(activeElement) === true;
    if (!hadFocus.current || (!isInside && activeElement !== document.body)) return;
    if (id !== undefined) focusRow(list.current, id);
  }, [id, list]);
}

function focusRow(list: HTMLElement | null, id: string): void {
  const rows = list?.querySelectorAll<HTMLElement>("[data-row]") ?? [];
  const row = [...rows].find(({ dataset }) => dataset["row"] === id);
  row?.querySelector("button")?.focus();
}

/** Returns whether the target is a field, or a dialog is open. */
function isElsewhere(target: HTMLElement): boolean {
  if (document.querySelector("dialog:modal") !== null || target.isContentEditable) return true;
  return target.matches("select, textarea, input:not([type=checkbox])");
}

function isControl(target: HTMLElement): boolean {
  return target.closest("a, button, summary, input") !== null;
}
