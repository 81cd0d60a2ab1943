import { useSyncExternalStore } from "react";
import {
  DEFAULT_PREFERENCES,
  parsePreferences,
  type Preferences,
  formatPreferences,
} from "./preferences.ts";
import { preferredLanguage } from "#core/i18n/languages.ts";
import { subscribeToOtherTabs, writeStoredText, readStoredText } from "./local-storage.ts";
import { setLanguage } from "#web/i18n/messages.ts";

/** Key in localStorage. index.html reads theme and density from it before the first paint. */
export const PREFERENCES_KEY = "matchdesk.preferences";

/** Key of the favourite of the demo's evening, so that its first page shows what following does. */
export const DEMO_CONTESTANT = "polar-pike-1qpogpgap89";

let preferences = parsePreferences(readStoredText(PREFERENCES_KEY));
const listeners = new Set<() => void>();

/** Returns the viewer's preferences; renders again when they change. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, readPreferences);
}

/** Returns the viewer's preferences, for code outside of components. */
export function readPreferences(): Preferences {
  return preferences;
}

export function changePreferences(change: Partial<Preferences>): void {
  preferences = { ...preferences, ...change };
  writeStoredText(PREFERENCES_KEY, formatPreferences(preferences));
  void applyPreferences();
}

/** Follows a contestant of the demo in a browser that has no preferences yet. */
export function followInDemo(): void {
  if (readStoredText(PREFERENCES_KEY) !== "") return;
  changePreferences({ contestants: [DEMO_CONTESTANT] });
}

/** Resets the preferences, apart from the followed contestants and tournaments. */
export function resetPreferences(): void {
  const { contestants, tournaments } = preferences;
  changePreferences({ ...DEFAULT_PREFERENCES, contestants, tournaments });
}

/** Applies the preferences to the page; resolves after the language's messages are loaded. */
export async function applyPreferences(): Promise<void> {
  const { dataset } = document.documentElement;
  dataset["theme"] = preferences.theme;
  dataset["density"] = preferences.density;
  for (const listener of listeners) listener();
  const { language, scores } = preferences;
  const chosen = language === "auto" ? preferredLanguage(navigator.languages) : language;
  await setLanguage(chosen, scores === "hidden").catch(() => {
    // If loading fails, the current language stays.
  });
}

/** Applies preferences that are changed in another tab of this browser. */
export function applyChangesOfOtherTabs(): void {
  subscribeToOtherTabs(PREFERENCES_KEY, () => {
    preferences = parsePreferences(readStoredText(PREFERENCES_KEY));
    void applyPreferences();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
