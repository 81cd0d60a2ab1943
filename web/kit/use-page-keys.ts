import { useDocumentEvent } from "#web/hooks/use-document-event.ts";
import {
  EVERYWHERE,
  KEY_TABLES,
  type EffectOf,
  type KeyRow,
  type KeyTableName,
} from "#web/keys/key-tables.ts";
import { isNoShortcut } from "#web/preferences/is-no-shortcut.ts";

/**
 * Does what a key is for; `step` is -1 for the first key of a row and 1 for the second. Returns
 * `false` if there was nothing to do: the key then keeps its usual effect.
 */
type KeyHandler = (step: 1 | -1) => unknown;

type KeyHandlers<T extends KeyTableName> = Readonly<
  Record<EffectOf<T>, KeyHandler> & Partial<Record<EffectOf<"everywhere">, KeyHandler>>
>;

/** Elements that Enter activates. */
const CONTROLS = "a, button, summary, input, [role=tab]";

/** Handles the keys of a page by its table of keys, and those of every page that it has a handler for. */
export function usePageKeys<T extends KeyTableName>(table: T, handlers: KeyHandlers<T>): void {
  const byEffect: Readonly<Partial<Record<string, KeyHandler>>> = handlers;
  const rows: readonly KeyRow[] = [...KEY_TABLES[table].rows, ...EVERYWHERE];
  useDocumentEvent("keydown", (event) => {
    if (isNoShortcut(event)) return;
    const { target, repeat } = event;
    const name = nameKey(event);
    const row = rows.find(({ keys }) => keys.includes(name));
    const handler = row && byEffect[row.effect];
    // A key that is held down moves on, but acts once.
    if (handler === undefined || (repeat && row?.keys.length === 1)) return;
    if (name === "Enter" && target instanceof Element && isActivated(target)) return;
    if (handler(row?.keys[0] === name ? -1 : 1) !== false) event.preventDefault();
  });
}

/** Returns the name of a key as in the tables, also with Caps Lock. */
function nameKey({ key, shiftKey }: KeyboardEvent): string {
  if (key.length === 1) return shiftKey ? key : key.toLowerCase();
  return shiftKey ? `Shift+${key}` : key;
}

/** Clicks the first element that fits a selector. Returns whether there is one. */
export function press(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.click();
  return element !== null;
}

/**
 * Focuses and clicks the row before or after the current one, which is marked as such or else has
 * the focus, among the buttons of the selector. Returns whether there are rows.
 */
export function pressRow(rows: string, step: 1 | -1): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(rows)];
  const marked = all.findIndex((row) => row.matches("[aria-current=true], [aria-pressed=true]"));
  const focused = all.findIndex((row) => row === document.activeElement);
  const next = all[(marked === -1 ? focused : marked) + step];
  next?.focus();
  next?.click();
  return all.length > 0;
}

/** Returns whether Enter activates an element itself. The keys of a row are those of its page. */
function isActivated(target: Element): boolean {
  return target.closest(CONTROLS) !== null && target.closest("[data-row]") === null;
}
