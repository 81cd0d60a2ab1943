import { useSyncExternalStore } from "react";
import { en, type Words } from "#core/words/en.ts";
import type { Language } from "#core/words/language.ts";

let words: Words = en;
let asked: Language = "en";
const listeners = new Set<() => void>();

/** The words of the interface in the reader's language. */
export function useWords(): Words {
  return useSyncExternalStore(subscribe, readWords);
}

/**
 * The reader's language of words that only one page or dialog needs: their tables come with it and
 * cost the start nothing.
 */
export function useWordsOf<T>(tables: Readonly<Record<Language, T>>): T {
  return tables[useWords().language];
}

/** Speaks another language from now on; its table is fetched first. Rejects where it cannot be had. */
export async function speak(language: Language): Promise<void> {
  asked = language;
  const table = await tableOf(language);
  // Another one may have been asked for meanwhile.
  if (asked !== language || words === table) return;
  words = table;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

async function tableOf(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return en;
    case "fi":
      return (await import("#core/words/fi.ts")).fi;
  }
}

function readWords(): Words {
  return words;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
