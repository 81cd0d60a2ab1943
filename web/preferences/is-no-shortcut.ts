import { readPreferences } from "./preferences-store.ts";

/** Elements that use keys themselves. */
const OWN_KEYS = "select, textarea, input:not([type=checkbox]), pre, [popover]";

/**
 * Returns whether a key is no shortcut: it is handled already, a modifier is held, a dialog is open,
 * the focus is in a field or in what scrolls, or single keys are turned off (WCAG 2.1.4).
 */
export function isNoShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  if (key.length === 1 && readPreferences().keys === "off") return true;
  if (document.querySelector("dialog:modal") !== null) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest(OWN_KEYS) !== null)
  );
}
