import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { ATTENTION_KEYS, ATTENTION_STEPS } from "./attention-keys.ts";
import { AttentionRow } from "./attention-row.tsx";
import type { ClaimFormKind } from "./claim-actions.tsx";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
import styles from "./attention.module.css";

/**
 * Attention items with keyboard control. A key clicks the button in the row, so key and button do
 * the same.
 */
export function AttentionRows({ rows }: { readonly rows: readonly AttentionItemView[] }) {
  const messages = useAllMessages();
  const desk = useDeskMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { me, staff } = useMyAttentionItems();
  const [form, setForm] = useState<{ readonly id: string; readonly form: ClaimFormKind } | null>(
    null,
  );
  const list = useRef<HTMLUListElement>(null);
  const { keys } = usePreferences();
  // Rows must not move under the pointer, or a click would hit the wrong button.
  const { items, pointer, letGo } = useFrozenOrder(rows, ({ id }) => id);
  const onFocus = useFocusRetention(items, list);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    if (key === "Escape" && form !== null) {
      // The event must not close the surrounding sheet as well.
      event.preventDefault();
      event.stopPropagation();
      focusRow(list.current, form.id);
      setForm(null);
      return;
    }
    if (keys === "off" && key.length === 1) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    const row = target.closest<HTMLElement>("[data-row]");
    const step = ATTENTION_STEPS[key];
    if (step !== undefined) {
      const all = rowsIn(list.current);
      const at = row === null ? -1 : all.indexOf(row);
      all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
      event.preventDefault();
      return;
    }
    // The browser handles Enter on a button or link.
    if (row === null || (key === "Enter" && target !== row)) return;
    const selector = ATTENTION_KEYS[key];
    const button = selector === undefined ? null : row.querySelector<HTMLElement>(selector);
    if (button === null) return;
    event.preventDefault();
    button.click();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the rows in it
    <ul className={styles["rows"]} ref={list} onKeyDown={onKeyDown} {...onFocus} {...pointer}>
      {items.map((row) => (
        <AttentionRow
          key={row.id}
          row={row}
          language={{ messages, desk, venue }}
          me={me}
          staff={staff}
          now={now}
          form={form?.id === row.id ? form.form : null}
          onForm={(next) => {
            if (next !== null) {
              setForm({ id: row.id, form: next });
              return;
            }
            letGo();
            focusRow(list.current, row.id);
            setForm((open) => (open?.id === row.id ? null : open));
          }}
        />
      ))}
    </ul>
  );
}

/** When the focused row is removed, focuses the row that takes its position. */
function useFocusRetention(
  rows: readonly AttentionItemView[],
  list: RefObject<HTMLElement | null>,
) {
  const focused = useRef<string>(undefined);
  const before = useRef(rows);
  useEffect(() => {
    const at = before.current.findIndex(({ id }) => id === focused.current);
    before.current = rows;
    if (at === -1 || rows.some(({ id }) => id === focused.current)) return;
    const all = rowsIn(list.current);
    (all[at] ?? all.at(-1))?.focus();
  }, [rows, list]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target.closest<HTMLElement>("[data-row]")?.dataset["row"];
    },
    // Not called when the focused element is removed.
    onBlur: () => {
      focused.current = undefined;
    },
  };
}

/** Focuses the row of a form that closes, unless the focus has already left the row. */
function focusRow(list: HTMLElement | null, id: string): void {
  const row = rowsIn(list).find(({ dataset }) => dataset["row"] === id);
  if (row?.contains(document.activeElement) === true) row.focus();
}

function rowsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
}
