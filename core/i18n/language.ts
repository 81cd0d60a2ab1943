/** The languages of the interface; each has a table that satisfies `Words`. */
export const LANGUAGES = ["en", "fi"] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", fi: "Suomi" };

/** The first language of a reader's list (BCP 47, best first) that there is; English otherwise. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const known = LANGUAGES.find((language) => language === tag.toLowerCase().split("-")[0]);
    if (known !== undefined) return known;
  }
  return "en";
}
