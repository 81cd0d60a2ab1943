const HAN = /\p{Script=Han}/u;

/** Which language's glyphs a name in Han script takes, by its country. */
const LANGUAGE_OF_COUNTRY: Readonly<Record<string, string>> = {
  jp: "ja",
  kr: "ko",
  cn: "zh-Hans",
  sg: "zh-Hans",
  tw: "zh-Hant",
  hk: "zh-Hant",
  mo: "zh-Hant",
};

/** `lang` for a contestant's name; undefined where none is needed or known. */
export function hanLanguage(name: string, country: string): string | undefined {
  return HAN.test(name) ? LANGUAGE_OF_COUNTRY[country] : undefined;
}
