import { useSyncExternalStore } from "react";
import { enFirstPage, type FirstPageMessages } from "#core/i18n/en/first-page.ts";
import type { AreaName, AreaMessages } from "#core/i18n/en/index.ts";
import { hideResultsInMessages } from "#core/i18n/hide-results-in-messages.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "#core/i18n/languages.ts";

interface CurrentMessages {
  readonly language: Language;
  readonly messages: FirstPageMessages;
}

let current: CurrentMessages = { language: DEFAULT_LANGUAGE, messages: enFirstPage };
/** Number of changes of language so far: only the latest takes effect. */
let changeCount = 0;
/** Settles when the latest change has taken effect or failed. */
let latestChange: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();
/** One loader for each area of messages that the loaded code uses. */
const areaLoaders = new Set<(language: Language) => Promise<void>>();

/** Returns the messages that every page and the Now page need, in the viewer's language. */
export function useFirstPageMessages(): FirstPageMessages {
  return useSyncExternalStore(subscribe, readCurrent).messages;
}

/**
 * Creates the hook of an area of messages. The code that uses it imports the English messages;
 * `loadPendingMessages` loads those of another language.
 */
export function createMessagesHook<A extends AreaName>(
  area: A,
  english: AreaMessages[A],
): () => AreaMessages[A] {
  const loaded = new Map<Language, AreaMessages[A]>([[DEFAULT_LANGUAGE, english]]);
  areaLoaders.add(async (language) => {
    if (loaded.has(language)) return;
    const { areas } = await LANGUAGES[language].load();
    loaded.set(language, await areas[area]());
  });
  return () => {
    const { language } = useSyncExternalStore(subscribe, readCurrent);
    // English if loading failed.
    return loaded.get(language) ?? english;
  };
}

/**
 * Loads the messages of all code loaded so far, in the current language. Call it after loading a
 * page or a part and before rendering it, so that it does not appear in English first.
 */
export async function loadPendingMessages(): Promise<void> {
  await latestChange;
  await loadAreas(current.language);
}

/**
 * Switches the language of the interface after loading its messages. Rejects if loading fails.
 *
 * @param hidesResults Whether the viewer hides scores.
 */
export function setLanguage(language: Language, hidesResults: boolean): Promise<void> {
  const change = switchTo(language, hidesResults);
  latestChange = change.catch(() => {});
  return change;
}

async function switchTo(language: Language, hidesResults: boolean): Promise<void> {
  changeCount += 1;
  const ownNumber = changeCount;
  const areas = loadAreas(language);
  const table =
    language === DEFAULT_LANGUAGE ? enFirstPage : (await LANGUAGES[language].load()).start;
  await areas;
  // The viewer may have chosen another language meanwhile.
  if (ownNumber !== changeCount) return;
  current = { language, messages: hidesResults ? hideResultsInMessages(table) : table };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Loads every area. Does not reject if one fails: that area stays in English. */
async function loadAreas(language: Language): Promise<void> {
  await Promise.allSettled(Array.from(areaLoaders, (load) => load(language)));
}

function readCurrent(): CurrentMessages {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

// In development: shows changed messages without a reload. Other files of messages are imported by
// components, which React replaces.
import.meta.hot?.accept("#core/i18n/en/first-page.ts", (changed) => {
  const saved: FirstPageMessages | undefined = changed?.["enFirstPage"];
  Object.assign(enFirstPage, saved);
  current = { ...current, messages: { ...current.messages, ...saved } };
  for (const listener of listeners) listener();
});
