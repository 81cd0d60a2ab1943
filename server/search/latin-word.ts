import anyAscii from "any-ascii";
import { createConsonantText } from "#core/lib/consonants.ts";
import { foldSearchText } from "#core/lib/fold-search-text.ts";

const FIRST_SYLLABLE = 0xac00;
/** Sounds at the end of a Hangul syllable in Unicode order, as they are pronounced. */
const FINAL_SOUNDS = " k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ");
const SYLLABLES = /[가-힣]/gu;
const NO_VOWELS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Letters that may be any vowel at the start of a word. */
const FIRST_VOWEL = /^[اأإآعאע]/u;
/** The Arabic article, written together with the next word. */
const ARTICLE = /^(ال)(.{2,})$/u;
const OTHER_LETTER = /(?![ -~])\p{L}/u;

/**
 * Returns the search text in Latin letters of a word in another script ("欧阳" becomes "ouyang",
 * "달빛" "dalbit"); "" if it is in Latin letters. Chinese characters are read as Mandarin, also in
 * Japanese words. Arabic and Hebrew words become their consonants, because vowels are not written.
 */
export function latinWordOf(word: string): string {
  if (!OTHER_LETTER.test(foldSearchText(word))) return "";
  const letters = word.normalize("NFKC").replace(/[^\p{L}\p{M}\p{N}-]+/gu, "");
  if (!NO_VOWELS.test(letters)) return toLatin(letters.replace(SYLLABLES, romanizeSyllable));
  const [, ...articleAndRest] = ARTICLE.exec(letters) ?? [];
  return [letters, ...articleAndRest]
    .map((part) => createConsonantText(toLatin(part.replace(FIRST_VOWEL, "a"))))
    .join("");
}

/** Returns the text that a name is searched by: folded, then its words in Latin letters. */
export function searchTextOf(name: string): string {
  const folded = foldSearchText(name);
  if (!OTHER_LETTER.test(folded)) return folded;
  const latin = name
    .split(/\s+/u)
    .map(latinWordOf)
    .filter((word) => word !== "");
  return [folded, ...latin].join(" ");
}

/** Returns the Latin letters of each word of the names that has letters of another script. */
export function latinWordsOf(names: Iterable<string>): [word: string, latin: string][] {
  const words = new Set(Array.from(names, (name) => name.split(/\s+/u)).flat());
  return Array.from(words, (word): [string, string] => [word, latinWordOf(word)]).filter(
    ([, latin]) => latin !== "",
  );
}

function toLatin(letters: string): string {
  return anyAscii(letters)
    .toLowerCase()
    .replace(/[^a-z0-9-]/gu, "");
}

/** Romanizes the final sound of a syllable as it is pronounced, which the library does not. */
function romanizeSyllable(syllable: string): string {
  const final = (syllable.charCodeAt(0) - FIRST_SYLLABLE) % FINAL_SOUNDS.length;
  return String.fromCharCode(syllable.charCodeAt(0) - final) + (FINAL_SOUNDS[final] ?? "");
}
