import { useSyncExternalStore } from "react";
import { enFirst, type FirstMessages } from "#core/i18n/en/first.ts";
import type { Area, Areas } from "#core/i18n/en/index.ts";
import { hideResults } from "#core/i18n/hide-results.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "#core/i18n/languages.ts";

interface Shown {
  readonly language: Language;
  readonly messages: FirstMessages;
}

let shown: Shown = { language: DEFAULT_LANGUAGE, messages: enFirst };
/** Counts the changes of language: only the latest takes effect. */
let changes = 0;
/** Settles once the latest change has taken effect or failed. */
let change: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();
/** Loads an area of messages in a language, for every area that loaded code uses. */
const areaLoaders = new Set<(language: Language) => Promise<void>>();

/** Returns the messages of the first page and of what every page shows, in the viewer's language. */
export function useMessages(): FirstMessages {
  return useSyncExternalStore(subscribe, readShown).messages;
}

/**
 * Creates the hook of an area of messages. The English ones are part of the code that uses them;
 * those of another language are loaded with that code: see `loadMessages`.
 */
export function createMessagesHook<A extends Area>(area: A, english: Areas[A]): () => Areas[A] {
  const loaded = new Map<Language, Areas[A]>([[DEFAULT_LANGUAGE, english]]);
  areaLoaders.add(async (language) => {
    if (loaded.has(language)) return;
    const { areas } = await LANGUAGES[language].load();
    loaded.set(language, await areas[area]());
  });
  return () => {
    const { language } = useSyncExternalStore(subscribe, readShown);
    // English if loading failed.
    return loaded.get(language) ?? english;
  };
}

/**
 * Loads the messages of all code that is loaded by now. Call it between loading a page or a part and
 * rendering it, so that no English is shown first.
 */
export async function loadMessages(): Promise<void> {
  await change;
  await loadAreas(shown.language);
}

/**
 * Switches the language of the interface after loading its messages. Rejects if loading fails.
 *
 * @param hidesResults Whether the viewer hides scores.
 */
export function setLanguage(language: Language, hidesResults: boolean): Promise<void> {
  const switched = switchTo(language, hidesResults);
  change = switched.catch(() => {});
  return switched;
}

async function switchTo(language: Language, hidesResults: boolean): Promise<void> {
  changes += 1;
  const ours = changes;
  const areas = loadAreas(language);
  const table = language === DEFAULT_LANGUAGE ? enFirst : (await LANGUAGES[language].load()).start;
  await areas;
  // The viewer may have chosen another language meanwhile.
  if (ours !== changes) return;
  shown = { language, messages: hidesResults ? hideResults(table) : table };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** A part without its messages is shown in English: that is no reason to fail. */
async function loadAreas(language: Language): Promise<void> {
  await Promise.allSettled(Array.from(areaLoaders, (load) => load(language)));
}

function readShown(): Shown {
  return shown;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
