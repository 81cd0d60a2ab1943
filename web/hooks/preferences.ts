import { useSyncExternalStore } from "react";
import { parsePreferences, type Preferences, writePreferences } from "#core/model/preferences.ts";
import { preferredLanguage } from "#core/words/language.ts";
import { speak } from "./words.ts";

/** Where the browser keeps them. index.html reads theme and density there before anything is drawn. */
export const PREFERENCES_KEY = "matchdesk.preferences";

let preferences = parsePreferences(readKept());
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
  try {
    localStorage.setItem(PREFERENCES_KEY, writePreferences(preferences));
  } catch {
    // No store, or a full one: the choice then holds until the page is left.
  }
  void showPreferences();
}

/** Brings the page in step with them; answers once their language is spoken. */
export async function showPreferences(): Promise<void> {
  const { dataset } = document.documentElement;
  dataset["theme"] = preferences.theme;
  dataset["density"] = preferences.density;
  for (const listener of listeners) listener();
  const { language, scores } = preferences;
  const chosen = language === "auto" ? preferredLanguage(navigator.languages) : language;
  await speak(chosen, scores === "hidden").catch(() => {
    // Without a connection the words stay as they are.
  });
}

/** Follows what another tab of this browser chooses. */
export function followOtherTabs(): void {
  addEventListener("storage", ({ key }) => {
    if (key !== PREFERENCES_KEY) return;
    preferences = parsePreferences(readKept());
    void showPreferences();
  });
}

function readKept(): string {
  try {
    return localStorage.getItem(PREFERENCES_KEY) ?? "";
  } catch {
    // A browser may refuse its store altogether.
    return "";
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
