import { type RefObject, useEffect, useRef } from "react";
import { press, usePageKeys } from "#web/kit/use-page-keys.ts";
import { useDocumentEvent } from "#web/hooks/use-document-event.ts";
import { pressUndo } from "#web/features/desk/staff-acts/last-act.tsx";
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

/**
 * Handles the keys of the list of attention items: they act on the ticked rows, else on the current
 * one, wherever the focus is on the page apart from fields and dialogs.
 */
export function useAttentionKeys(options: AttentionKeysOptions): void {
  const { state, onForm, filters } = options;
  useFocusOnCurrent(options);
  const openForm = (kind: ClaimFormKind) => (): boolean => {
    if (state.targets.length > 0) onForm(kind);
    return state.targets.length > 0;
  };
  usePageKeys("desk", {
    row: (step) => move(options, step, false),
    range: (step) => move(options, step, true),
    select: () => {
      if (state.current !== null) state.toggle([state.current]);
    },
    take: () => changeTargets(options, "take"),
    "give-back": () =>
      state.targets.some(({ standing }) => standing !== "open") &&
      changeTargets(options, "give-back"),
    "hand-over": openForm("hand-over"),
    snooze: openForm("snooze"),
    done: openForm("done"),
    undo: pressUndo,
    accept: () => press("main [data-action=accept]"),
    keep: () => press("main [data-action=keep]"),
    poll: () => press("main [data-action=poll]"),
    "open-site": () => press("main [data-action=open-site]"),
    open: () => press("main [data-action=show]"),
    find: () => {
      filters.current?.querySelector("select")?.focus();
    },
  });
}

function changeTargets(
  { state, actions }: AttentionKeysOptions,
  action: "take" | "give-back",
): boolean {
  const { targets, afterAct } = state;
  if (targets.length === 0) return false;
  actions.change(targets, { action }, { onDone: afterAct(true) });
  return true;
}

/** Makes the next or previous row current; ticks both if a range is selected. */
function move({ state, list }: AttentionKeysOptions, step: number, isRange: boolean): boolean {
  const { shown, current, index } = state;
  const next = shown[Math.min(Math.max(index + step, 0), shown.length - 1)];
  if (next === undefined) return false;
  if (isRange && current !== null) state.toggle([current, next], true);
  state.select(next);
  focusRow(list.current, next.id);
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
