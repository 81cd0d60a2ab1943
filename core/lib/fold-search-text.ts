import { must } from "./must.ts";

/** Marks over and under letters: accents, and the vowel and hamza signs of Arabic. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670]/gu;
/** Plain spellings of letters that Unicode decomposition does not simplify. */
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
 * Normalizes text for search: no case, accents or full-width forms, single spaces ("Žižkov" becomes
 * "zizkov", "Łódź" "lodz"). Looser than `foldName`, which identifies contestants.
 */
export function foldSearchText(text: string): string {
  const lower = text.toLowerCase().trim().replace(/\s+/gu, " ");
  if (ASCII.test(lower)) return lower;
  const plain = lower.normalize("NFKD").replace(MARKS, "").normalize("NFC").toLowerCase();
  return plain.replace(SPECIAL, (letter) =>
    must(PLAIN_FORMS[letter], "every special letter has a plain form"),
  );
}
