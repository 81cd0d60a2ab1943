import type { LanguageTables } from "./en/index.ts";

interface LanguageEntry {
  readonly name: string;
  readonly load: () => Promise<LanguageTables>;
}

/**
 * Languages of the interface. To add one, create a folder with the files of `fi/` and an entry
 * here; a missing message does not compile.
 */
export const LANGUAGES = {
  en: { name: "English", load: () => import("./en/index.ts") },
  fi: { name: "Suomi", load: () => import("./fi/index.ts") },
  sv: { name: "Svenska", load: () => import("./sv/index.ts") },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

/** Code of a language of the interface. */
export type Language = keyof typeof LANGUAGES;

/** Language if a viewer accepts no other. Its messages are bundled with the code that uses them. */
export const DEFAULT_LANGUAGE = "en" satisfies Language;

/** Codes in the order in which the preferences list the languages. */
export const LANGUAGE_CODES: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

/** Returns the language of a BCP 47 tag; `null` if the interface has no such language. */
export function languageOf(tag: string): Language | null {
  const [code = ""] = tag.toLowerCase().split("-");
  return isLanguage(code) ? code : null;
}

/** Returns the first available language of a viewer's list (BCP 47, best first), or the default. */
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
