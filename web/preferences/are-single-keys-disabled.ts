import { readPreferences } from "./preferences-store.ts";

/**
 * Returns whether single keys are no shortcuts now: they are turned off (WCAG 2.1.4), a dialog is
 * open, or the target of the key is a field.
 */
export function areSingleKeysDisabled(target: EventTarget | null): boolean {
  if (readPreferences().keys === "off" || document.querySelector("dialog:modal") !== null)
    return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, select, textarea");
}
