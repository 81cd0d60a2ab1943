import type { LanguageTables } from "./en/index.ts";

interface LanguageEntry {
  /** What the language calls itself. */
  readonly name: string;
  readonly load: () => Promise<LanguageTables>;
}

/**
 * Every language of the interface: a new one is a folder with the files of `fi/`, and a line here.
 * Everything else follows, and a missing message does not compile.
 */
export const LANGUAGES = {
  en: { name: "English", load: () => import("./en/index.ts") },
  fi: { name: "Suomi", load: () => import("./fi/index.ts") },
  sv: { name: "Svenska", load: () => import("./sv/index.ts") },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type Language = keyof typeof LANGUAGES;

/** The language of viewers who read none of ours. The code that uses its messages contains them. */
export const DEFAULT_LANGUAGE = "en" satisfies Language;

/** In the order in which a viewer chooses among them. */
export const LANGUAGE_CODES: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

/** Returns the language of a BCP 47 tag; `null` if it is none of ours. */
export function languageOf(tag: string): Language | null {
  const [code = ""] = tag.toLowerCase().split("-");
  return isLanguage(code) ? code : null;
}

/** Returns the first of our languages in a viewer's list (BCP 47, best first), or the default. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const known = languageOf(tag);
    if (known !== null) return known;
  }
  return DEFAULT_LANGUAGE;
}

function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}
