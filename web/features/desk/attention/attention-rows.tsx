import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { AttentionRowView } from "#core/contract/attention.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenue } from "#web/api/venue.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { AttentionRow } from "./attention-row.tsx";
import type { ClaimForm } from "./claim-actions.tsx";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { useMyRows } from "./use-my-rows.ts";
import styles from "./attention.module.css";

/** What a key does to the row it is pressed in. */
const KEYS: Readonly<Record<string, string>> = {
  t: "[data-action=take]",
  h: "[data-action=hand-over]",
  l: "[data-action=snooze]",
  d: "[data-action=done]",
  g: "[data-action=give-back]",
  a: "[data-action=accept]",
  e: "[data-action=keep]",
  o: "[data-open]",
  Enter: "[data-open]",
};

/** Steps from row to row. */
const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * Rows of attention, to be worked through by keyboard: a key presses the button that stands in the
 * row, so that what it does is what the button does.
 */
export function AttentionRows({ rows }: { readonly rows: readonly AttentionRowView[] }) {
  const messages = useAllMessages();
  const desk = useDeskMessages();
  const venue = useVenue();
  const now = useServerNow(MINUTE);
  const { me, staff } = useMyRows();
  const [form, setForm] = useState<{ readonly id: string; readonly form: ClaimForm } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { keys } = usePreferences();
  // Its buttons must not come to lie under a press meant for others.
  const { items, pointer, letGo } = useFrozenOrder(rows, ({ id }) => id);
  const onFocus = useFocusStays(items, list);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    if (key === "Escape" && form !== null) {
      // The sheet around it would close as well.
      event.preventDefault();
      event.stopPropagation();
      focusRow(list.current, form.id);
      setForm(null);
      return;
    }
    if (keys === "off" && key.length === 1) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    const row = target.closest<HTMLElement>("[data-row]");
    const step = STEPS[key];
    if (step !== undefined) {
      const all = rowsIn(list.current);
      const at = row === null ? -1 : all.indexOf(row);
      all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
      event.preventDefault();
      return;
    }
    // Enter on a button or link is its own.
    if (row === null || (key === "Enter" && target !== row)) return;
    const selector = KEYS[key];
    const pressed = selector === undefined ? null : row.querySelector<HTMLElement>(selector);
    if (pressed === null) return;
    event.preventDefault();
    pressed.click();
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

/** Where the row that has the keyboard goes away, the one that then stands in its place has it. */
function useFocusStays(rows: readonly AttentionRowView[], list: RefObject<HTMLElement | null>) {
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
    // Not told of a row that goes away.
    onBlur: () => {
      focused.current = undefined;
    },
  };
}

/** Where a form closes, the keyboard goes on in its row, unless it is elsewhere by now. */
function focusRow(list: HTMLElement | null, id: string): void {
  const row = rowsIn(list).find(({ dataset }) => dataset["row"] === id);
  if (row?.contains(document.activeElement) === true) row.focus();
}

function rowsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
}
