import { areKeysHeld } from "#web/hooks/hold-keys.ts";
import { readPreferences } from "./preferences-store.ts";

/** Elements that use keys themselves. */
const OWN_KEYS = "select, textarea, input:not([type=checkbox]), pre, [popover]";

/**
 * Returns whether a key is no shortcut: it is handled already, a modifier is held, a dialog is open
 * or opens, the focus is in a field or in what scrolls, or single keys are turned off (WCAG 2.1.4).
 */
export function isNoShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  if (key.length === 1 && readPreferences().keys === "off") return true;
  if (areKeysHeld() || document.querySelector("dialog:modal") !== null) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest(OWN_KEYS) !== null)
  );
}
