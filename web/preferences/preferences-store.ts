import { useSyncExternalStore } from "react";
import { parsePreferences, type Preferences, writePreferences } from "./preferences.ts";
import { preferredLanguage } from "#core/i18n/languages.ts";
import { subscribeStored, writeStored, readStored } from "./local-storage.ts";
import { setLanguage } from "#web/i18n/messages.ts";

/** Where the browser keeps them. index.html reads theme and density there before anything is drawn. */
export const PREFERENCES_KEY = "matchdesk.preferences";

let preferences = parsePreferences(readStored(PREFERENCES_KEY));
const listeners = new Set<() => void>();

/** How the reader wants to see everything. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, readPreferences);
}

/** For what is no component. */
export function readPreferences(): Preferences {
  return preferences;
}

/** Keeps and shows a change of the reader's mind. */
export function changePreferences(change: Partial<Preferences>): void {
  preferences = { ...preferences, ...change };
  writeStored(PREFERENCES_KEY, writePreferences(preferences));
  void applyPreferences();
}

/** Brings the page in step with them; answers once their language is spoken. */
export async function applyPreferences(): Promise<void> {
  const { dataset } = document.documentElement;
  dataset["theme"] = preferences.theme;
  dataset["density"] = preferences.density;
  for (const listener of listeners) listener();
  const { language, scores } = preferences;
  const chosen = language === "auto" ? preferredLanguage(navigator.languages) : language;
  await setLanguage(chosen, scores === "hidden").catch(() => {
    // Without a connection the words stay as they are.
  });
}

/** Follows what another tab of this browser chooses. */
export function followOtherTabs(): void {
  subscribeStored(PREFERENCES_KEY, () => {
    preferences = parsePreferences(readStored(PREFERENCES_KEY));
    void applyPreferences();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
