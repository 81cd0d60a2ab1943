import { useSyncExternalStore } from "react";
import { enFirst, type FirstMessages } from "#core/i18n/en/first.ts";
import { hideResults } from "#core/i18n/hide-results.ts";
import type { Language } from "#core/i18n/language.ts";

let messages: FirstMessages = enFirst;
/** How often words were asked for: the latest wish holds. */
let asked = 0;
const listeners = new Set<() => void>();

/** The words of the first page and of what every page shows, in the viewer's language. */
export function useMessages(): FirstMessages {
  return useSyncExternalStore(subscribe, readMessages);
}

/**
 * The reader's language of words that only one page or dialog needs: their tables come with it and
 * cost the start nothing.
 */
export function useMessagesOf<T>(tables: Readonly<Record<Language, T>>): T {
  return tables[useMessages().language];
}

/**
 * Speaks another language from now on; its table is fetched first. Rejects where it cannot be had.
 *
 * @param hidesResults Whether the reader does not want to know them.
 */
export async function setLanguage(language: Language, hidesResults: boolean): Promise<void> {
  asked += 1;
  const ours = asked;
  const table = await tableOf(language);
  // Another one may have been asked for meanwhile.
  if (ours !== asked) return;
  messages = hidesResults ? hideResults(table) : table;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

async function tableOf(language: Language): Promise<FirstMessages> {
  switch (language) {
    case "en":
      return enFirst;
    case "fi":
      return (await import("#core/i18n/fi/start.ts")).fi;
  }
}

function readMessages(): FirstMessages {
  return messages;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
