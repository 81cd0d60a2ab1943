import { must } from "./must.ts";

/** Marks over and under letters: accents, and the vowel and hamza signs of Arabic. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670]/gu;
/** Letters that no decomposition leads back to what people type for them. */
const PLAIN_FORMS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ς: "σ",
};
const SPECIAL = /[ßæœøłđðþħıς]/gu;
const ASCII = /^[\u0020-\u007e]*$/u;

/**
 * What two spellings of a name share when somebody looks for it: no case, no accents, no full-width
 * forms, no spaces but one between words ("Žižkov" and "zizkov", "Łódź" and "lodz"). Looser than `foldName`, which says who is who.
 */
export function foldSearch(text: string): string {
  const lower = text.toLowerCase().trim().replace(/\s+/gu, " ");
  if (ASCII.test(lower)) return lower;
  const plain = lower.normalize("NFKD").replace(MARKS, "").normalize("NFC").toLowerCase();
  return plain.replace(SPECIAL, (letter) => must(PLAIN_FORMS[letter], "it is one of them"));
}
