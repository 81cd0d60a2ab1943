/** Separates the consonants of words in a search text; names do not contain it. */
const SEPARATOR = "¦";
const LATIN_WORD = /^[a-z'-]+$/u;
/** Minimum number of consonants that are enough to find a longer word. */
const LONG_ENOUGH = 3;

/**
 * Returns the letters of a lower-case word that scripts without vowels write: "yasmin" and "ysmyn"
 * become "ysmn". A vowel at the start becomes "a"; letters that transliterations mix up become one.
 */
function consonantsOf(word: string): string {
  const plain = word
    .replace(/[^a-z]/gu, "")
    .replace(/[cq]/gu, "k")
    .replace(/sh/gu, "s")
    .replace(/h$/u, "");
  const first = plain.charAt(0).replace(/[eiou]/u, "a");
  return first + plain.slice(1).replace(/[aeiouvwy]/gu, "");
}

/**
 * Returns the search text of a lower-case transliterated word ("ysmyn") of a script without vowels:
 * its consonants between separators; "" if it has none.
 */
export function createConsonantText(latin: string): string {
  const consonants = consonantsOf(latin);
  return consonants === "" ? "" : `${SEPARATOR}${consonants}${SEPARATOR}`;
}

/**
 * Returns what a search text contains if a query word finds one of its words by consonants: the
 * start of a word, or a whole word of two consonants. `null` if the query word has fewer, or not
 * only Latin letters.
 */
export function createConsonantPattern(queryWord: string): string | null {
  if (!LATIN_WORD.test(queryWord)) return null;
  // Such scripts write doubled consonants once.
  const consonants = consonantsOf(queryWord.replace(/(.)\1+/gu, "$1"));
  if (consonants.length < LONG_ENOUGH - 1) return null;
  return `${SEPARATOR}${consonants}${consonants.length < LONG_ENOUGH ? SEPARATOR : ""}`;
}
