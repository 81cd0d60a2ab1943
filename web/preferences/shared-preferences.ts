import { parsePreferences, type Preferences, writePreferences } from "./preferences.ts";
import { changePreferences, readPreferences } from "./preferences-store.ts";

/** The part of an address that carries somebody's preferences. */
const PARAMETER = "prefs";

/** An address that shows a page of ours the way the reader sees it. */
export function shareAddress(page: string, preferences: Preferences): string {
  const address = new URL(page);
  address.searchParams.set(PARAMETER, writePreferences(preferences));
  return address.href;
}

/**
 * Takes over the preferences that the address of this page carries and takes them out of it, so that
 * a reload or a copied address does not bring them back.
 *
 * @returns What was chosen before, to go back to; null where nothing changed.
 */
export function takeShared(): Preferences | null {
  const address = new URL(location.href);
  const shared = address.searchParams.get(PARAMETER);
  if (shared === null) return null;
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, "", address);
  const before = readPreferences();
  const next = parsePreferences(shared);
  if (writePreferences(next) === writePreferences(before)) return null;
  changePreferences(next);
  return before;
}
