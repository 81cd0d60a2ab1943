import {
  DEFAULT_PREFERENCES,
  parsePreferences,
  type Preferences,
  formatPreferences,
} from "./preferences.ts";
import { preferredLanguage } from "#core/i18n/languages.ts";
import { createStore } from "#web/hooks/create-store.ts";
import { subscribeToOtherTabs, writeStoredText, readStoredText } from "./local-storage.ts";
import { setLanguage } from "#web/i18n/messages.ts";

/** Key in localStorage. index.html reads theme and density from it before the first paint. */
export const PREFERENCES_KEY = "matchdesk.preferences";

/** Key of the favourite of the demo's evening, so that its first page shows what following does. */
export const DEMO_CONTESTANT = "polar-pike-1qpogpgap89";

const store = createStore(parsePreferences(readStoredText(PREFERENCES_KEY)));

/** Returns the viewer's preferences; renders again when they change. */
export const usePreferences = store.use;

/** Returns the viewer's preferences, for code outside of components. */
export const readPreferences = store.get;

export function changePreferences(change: Partial<Preferences>): void {
  const preferences = { ...store.get(), ...change };
  writeStoredText(PREFERENCES_KEY, formatPreferences(preferences));
  store.set(preferences);
  void applyPreferences();
}

/** Follows a contestant of the demo in a browser that has no preferences yet. */
export function followInDemo(): void {
  if (readStoredText(PREFERENCES_KEY) !== "") return;
  changePreferences({ contestants: [DEMO_CONTESTANT] });
}

/** Resets the preferences, apart from the followed contestants and tournaments. */
export function resetPreferences(): void {
  const { contestants, tournaments } = store.get();
  changePreferences({ ...DEFAULT_PREFERENCES, contestants, tournaments });
}

/** Applies the preferences to the page; resolves after the language's messages are loaded. */
export async function applyPreferences(): Promise<void> {
  const { dataset } = document.documentElement;
  const { theme, density, language, scores } = store.get();
  dataset["theme"] = theme;
  dataset["density"] = density;
  const chosen = language === "auto" ? preferredLanguage(navigator.languages) : language;
  await setLanguage(chosen, scores === "hidden").catch(() => {
    // If loading fails, the current language stays.
  });
}

/** Applies preferences that are changed in another tab of this browser. */
export function applyChangesOfOtherTabs(): void {
  subscribeToOtherTabs(PREFERENCES_KEY, () => {
    store.set(parsePreferences(readStoredText(PREFERENCES_KEY)));
    void applyPreferences();
  });
}
