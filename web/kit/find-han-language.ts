const HAN = /\p{Script=Han}/u;

/** Language whose glyphs a name in Han script uses, by country. */
const LANGUAGE_OF_COUNTRY: Readonly<Record<string, string>> = {
  jp: "ja",
  kr: "ko",
  cn: "zh-Hans",
  sg: "zh-Hans",
  tw: "zh-Hant",
  hk: "zh-Hant",
  mo: "zh-Hant",
};

/** Returns the `lang` of a name in Han script; `undefined` for other names and countries. */
export function findHanLanguage(name: string, country: string): string | undefined {
  return HAN.test(name) ? LANGUAGE_OF_COUNTRY[country] : undefined;
}
