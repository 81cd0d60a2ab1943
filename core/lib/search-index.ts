import { createConsonantPattern } from "./consonants.ts";
import { foldSearchText } from "./fold-search-text.ts";
import { must } from "./must.ts";

/** An item to be found by its text, or with a lower score by additional text. */
export interface SearchableItem {
  readonly text: string;
  /** Additional text, such as the name of the item's tournament. */
  readonly more: string;
  /** Added to the item's score: higher for items that are more likely to be wanted. */
  readonly boost: number;
}

/** Words in other scripts than Latin, each with its search text in Latin letters. */
export type LatinWords = readonly (readonly [word: string, latin: string])[];

/** Full-text search in a fixed list of items. */
export interface SearchIndex<T> {
  /** Returns up to `limit` items that match every query word, best first. */
  readonly find: (query: string, limit: number) => readonly T[];
}

/** A text in normalized form. */
interface Folded {
  readonly text: string;
  readonly letters: Letters;
}

/**
 * The set of a text's letters as a bit mask, in which some letters share a bit. Excludes most texts
 * quickly, because they lack a letter of the query.
 */
type Letters = number;

interface QueryWord {
  readonly word: string;
  readonly letters: Letters;
  /** See `createConsonantPattern`. */
  readonly consonants: string | null;
}

/** A word of a query, and its score in the additional text of an item. */
interface ScoredWord {
  readonly queryWord: QueryWord;
  readonly moreScore: number;
}

interface Hit<T> {
  readonly item: T;
  readonly length: number;
  readonly score: number;
}

/** Maximum length of a query; the rest is ignored. */
const LONGEST_QUERY = 80;
/** Score of a query word by its position: at the start of the text, at the start of a word, etc. */
const SCORES = {
  start: 100,
  wordStart: 80,
  inside: 50,
  scattered: 30,
  consonants: 20,
  oneEdit: 10,
} as const;
/** Added to the score of a whole word. */
const WHOLE_WORD = 10;
/** Factor on the score in additional text. */
const MORE_SHARE = 0.4;
/** Maximum length of a scattered word in a text, as a multiple of the word's length. */
const SCATTER = 2.5;
/** Minimum length of a query word that may differ by one edit. */
const SHORTEST_EDITED = 4;
const ASCII = /^[\u0020-\u007e]*$/u;
const BOUNDARY = new Set(" -–_.,:;/'’()[]&+#@");

/**
 * Creates a finder over items. Query words may be in any order; a match at the start of a word
 * ranks above one inside a word, and that above scattered letters ("kuunaru" finds "Kuu ni Naru").
 * If no item matches, each word may differ by one edit. Ignores case and accents, in any script;
 * `latin` has search texts in Latin letters of words in other scripts.
 */
export function createSearchIndex<T extends SearchableItem>(
  items: readonly T[],
  latin: LatinWords = [],
): SearchIndex<T> {
  const latinWords = new Map(latin);
  const foldedOf = (text: string): Folded => fold(addLatinWords(text, latinWords));
  const folded = items.map((item) => ({ item, text: foldedOf(item.text) }));
  // Scored once per text, because many items share one: a game, a tournament.
  const mores = new Map(items.map(({ more }) => [more, foldedOf(more)]));
  const search = (words: readonly QueryWord[], scoreOf: WordScore): readonly Hit<T>[] => {
    const scoredByText = new Map(
      Array.from(mores, ([more, text]) => [
        more,
        words.map((queryWord) => ({ queryWord, moreScore: MORE_SHARE * scoreOf(text, queryWord) })),
      ]),
    );
    const hits: Hit<T>[] = [];
    for (const { item, text } of folded) {
      const own = must(scoredByText.get(item.more), "every additional text is scored");
      const score = scoreAll(own, text, scoreOf);
      if (score > 0) hits.push({ item, length: text.text.length, score: score + item.boost });
    }
    return hits;
  };
  return {
    find(query, limit) {
      const words = foldSearchText(query.slice(0, LONGEST_QUERY))
        .split(/\s+/u)
        .filter((word) => word !== "")
        .map((word) => ({
          word,
          letters: lettersOf(word),
          consonants: createConsonantPattern(word),
        }));
      if (words.length === 0) return [];
      const unedited = search(words, scoreUnedited);
      const hits = unedited.length > 0 ? unedited : search(words, scoreOneEdit);
      return hits
        .toSorted((a, b) => b.score - a.score || a.length - b.length)
        .slice(0, limit)
        .map(({ item }) => item);
    },
  };
}

/** Adds the Latin letters of the text's words in other scripts. */
function addLatinWords(text: string, latinWords: ReadonlyMap<string, string>): string {
  if (ASCII.test(text)) return text;
  return [text, ...text.split(/\s+/u).flatMap((word) => latinWords.get(word) ?? [])].join(" ");
}

function fold(text: string): Folded {
  const folded = foldSearchText(text);
  return { text: folded, letters: lettersOf(folded) };
}

function lettersOf(text: string): Letters {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) % 31);
  return letters;
}

type WordScore = (text: Folded, word: QueryWord) => number;

/** Returns the average score of all words; 0 if one of them is not found. */
function scoreAll(words: readonly ScoredWord[], text: Folded, scoreOf: WordScore): number {
  let sum = 0;
  for (const { queryWord, moreScore } of words) {
    const score = scoreOf(text, queryWord) || moreScore;
    if (score === 0) return 0;
    sum += score;
  }
  return sum / words.length;
}

function scoreUnedited({ text, letters }: Folded, queryWord: QueryWord): number {
  const { word, consonants } = queryWord;
  const score = (queryWord.letters & ~letters) === 0 ? scoreWord(text, word) : 0;
  if (score > 0 || consonants === null) return score;
  return text.includes(consonants) ? SCORES.consonants : 0;
}

function scoreWord(text: string, word: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const isStart = at === 0 || BOUNDARY.has(text.charAt(at - 1));
    const end = at + word.length;
    const isWhole = isStart && (end === text.length || BOUNDARY.has(text.charAt(end)));
    const score = at === 0 ? SCORES.start : isStart ? SCORES.wordStart : SCORES.inside;
    best = Math.max(best, score + (isWhole ? WHOLE_WORD : 0));
    if (isStart) break;
  }
  return best === 0 ? scoreScattered(text, word) : best;
}

/** Scores letters in order with others between them, such as "ubqf2" in "ubqf-2". */
function scoreScattered(text: string, word: string): number {
  const widest = SCATTER * word.length;
  let narrowest = Infinity;
  for (let from = text.indexOf(word.charAt(0)); from !== -1;) {
    let at = from;
    for (let letter = 1; letter < word.length && at !== -1; letter += 1) {
      at = text.indexOf(word.charAt(letter), at + 1);
    }
    // There is no match further right either.
    if (at === -1) break;
    narrowest = Math.min(narrowest, at - from + 1);
    from = text.indexOf(word.charAt(0), from + 1);
  }
  return narrowest > widest ? 0 : (SCORES.scattered * word.length) / narrowest;
}

function scoreOneEdit(folded: Folded, queryWord: QueryWord): number {
  const { word } = queryWord;
  if (word.length < SHORTEST_EDITED) return scoreUnedited(folded, queryWord);
  const absent = queryWord.letters & ~folded.letters;
  // One edit adds at most one letter that the text lacks.
  if ((absent & (absent - 1)) !== 0) return 0;
  const isFound = folded.text.split(" ").some((part) => isOneEditAway(part, word));
  return isFound ? SCORES.oneEdit : 0;
}

/**
 * Returns whether the typed text is a prefix of `word`, apart from at most one edit: a wrong,
 * missing or surplus letter, or two swapped letters. The first letter must match.
 */
export function isOneEditAway(word: string, typed: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  if (same === typed.length) return true;
  const rest = typed.slice(same + 1);
  const isWrong = word.startsWith(rest, same + 1);
  const isSurplus = word.startsWith(rest, same);
  const isMissing = word.startsWith(typed.slice(same), same + 1);
  const isSwapped =
    typed[same] === word[same + 1] &&
    typed[same + 1] === word[same] &&
    word.startsWith(typed.slice(same + 2), same + 2);
  // The first letter is nearly always right, and ignoring it finds too many words.
  return same > 0 && (isWrong || isSurplus || isMissing || isSwapped);
}
