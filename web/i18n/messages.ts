import { firstPage, type FirstPageMessages } from "#core/i18n/en/first-page.ts";
import type { PageMessages } from "#core/i18n/en/index.ts";
import { hideResultsInMessages } from "#core/i18n/hide-results-in-messages.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "#core/i18n/languages.ts";
import { createStore } from "#web/hooks/create-store.ts";

interface CurrentMessages {
  readonly language: Language;
  readonly hidesResults: boolean;
  readonly firstPage: FirstPageMessages;
  /** `null` in English, before they are needed, and if loading failed: they are in English then. */
  readonly pages: PageMessages | null;
}

const store = createStore<CurrentMessages>({
  language: DEFAULT_LANGUAGE,
  hidesResults: false,
  firstPage,
  pages: null,
});
/** Whether code is loaded that needs more than the messages of the first page. */
let needsPages = false;
/** Number of changes of language so far: only the latest takes effect. */
let changeCount = 0;
/** Settles when the latest change has taken effect or failed. */
let latestChange: Promise<unknown> = Promise.resolve();

/** Returns the messages that every page and the Now page need, in the viewer's language. */
export function useFirstPageMessages(): FirstPageMessages {
  return store.use().firstPage;
}

/** Returns all messages loaded so far in the viewer's language; for `useMessages`. */
export const useCurrentMessages = store.use;

/**
 * Loads the messages of all pages in the current language. Call it after loading a page or a part
 * and before rendering it, so that it does not appear in English first.
 */
export async function loadPendingMessages(): Promise<void> {
  needsPages = true;
  await latestChange;
  const { language, hidesResults, pages } = store.get();
  if (pages !== null || language === DEFAULT_LANGUAGE) return;
  const loaded = await loadPages(language, hidesResults);
  const current = store.get();
  if (current.language === language && current.hidesResults === hidesResults) {
    store.set({ ...current, pages: loaded });
  }
}

/** Switches the language of the interface after loading its messages. Rejects if loading fails. */
export function setLanguage(language: Language, hidesResults: boolean): Promise<void> {
  const change = switchTo(language, hidesResults);
  latestChange = change.catch(() => {});
  return change;
}

async function switchTo(language: Language, hidesResults: boolean): Promise<void> {
  changeCount += 1;
  const ownNumber = changeCount;
  const isEnglish = language === DEFAULT_LANGUAGE;
  const table = isEnglish ? firstPage : (await LANGUAGES[language].load()).firstPage;
  const pages = needsPages && !isEnglish ? await loadPages(language, hidesResults) : null;
  // The viewer may have chosen another language meanwhile.
  if (ownNumber !== changeCount) return;
  const shown = hidesResults ? hideResultsInMessages(table) : table;
  document.documentElement.lang = language;
  store.set({ language, hidesResults, firstPage: shown, pages });
}

/** Loads the messages of all pages; `null` if that fails. */
async function loadPages(language: Language, hidesResults: boolean): Promise<PageMessages | null> {
  try {
    const pages = await (await LANGUAGES[language].load()).pages();
    return hidesResults ? { ...pages, common: hideResultsInMessages(pages.common) } : pages;
  } catch {
    return null;
  }
}

// In development: shows changed messages without a reload. Other files of messages are imported by
// components, which React replaces.
import.meta.hot?.accept("#core/i18n/en/first-page.ts", (changed) => {
  const saved: FirstPageMessages | undefined = changed?.["firstPage"];
  Object.assign(firstPage, saved);
  const current = store.get();
  store.set({ ...current, firstPage: { ...current.firstPage, ...saved } });
});
