import { parsePreferences, type Preferences, formatPreferences } from "./preferences.ts";
import { changePreferences, readPreferences } from "./preferences-store.ts";

/** Query parameter with the preferences. */
const PARAMETER = "prefs";

/** Returns the URL of a page with these preferences in a query parameter. */
export function createSharedPreferencesUrl(page: string, preferences: Preferences): string {
  const url = new URL(page);
  url.searchParams.set(PARAMETER, formatPreferences(preferences));
  return url.href;
}

/**
 * Applies the preferences in the URL of this page and removes them from the URL, so that a reload
 * or a copied URL does not apply them again.
 *
 * @returns The preferences before, for undo; `null` if nothing changed.
 */
export function applyPreferencesOfUrl(): Preferences | null {
  const url = new URL(location.href);
  const shared = url.searchParams.get(PARAMETER);
  if (shared === null) return null;
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, "", url);
  const before = readPreferences();
  const next = parsePreferences(shared);
  if (formatPreferences(next) === formatPreferences(before)) return null;
  changePreferences(next);
  return before;
}
