import { foldSearch } from "./fold-search.ts";
import { must } from "./must.ts";
import { isOneEditAway } from "./one-edit-away.ts";

/** Something to be found by its text, or less surely by what else is said of it. */
export interface Findable {
  readonly text: string;
  readonly more: string;
  /** Added to its score: what is likelier to be meant stands first among equals. */
  readonly boost: number;
}

/** Finds by free text; made once for a list. */
export interface Finder<T> {
  /** The best `limit` items in which every word of the query stands, best first. */
  readonly find: (query: string, limit: number) => readonly T[];
}

/** A text as it is looked through. */
interface Folded {
  readonly text: string;
  readonly letters: Letters;
}

/**
 * Which letters stand in a text, a bit for each (some share one): most texts lack a letter of what is
 * typed, and need no further look.
 */
type Letters = number;

/** A word of a query. */
interface Wanted {
  readonly word: string;
  readonly letters: Letters;
}

/** A word of a query, and how good its place is in what is said beside a text. */
interface Asked {
  readonly wanted: Wanted;
  readonly beside: number;
}

interface Hit<T> {
  readonly item: T;
  readonly length: number;
  readonly score: number;
}

/** Longest query looked for; what follows is ignored. */
const LONGEST_QUERY = 80;
/** How good a place of a word is; the longer the share of the text, the better within it. */
const SCORES = { start: 100, wordStart: 80, inside: 50, scattered: 30, slip: 10 } as const;
const WHOLE_WORD = 10;
const MORE_SHARE = 0.4;
/** Letters of a word may stand so far apart, as a multiple of its length, and still be meant. */
const SCATTER = 2.5;
const SHORTEST_SLIP = 4;
const BOUNDARY = new Set(" -–_.,:;/'’()[]&+#@");

/**
 * A finder over items: words in any order, at the start of a word before inside one, letters left
 * out ("kuunaru"), and, where nothing else is found, one slip of the fingers. In any script,
 * without case and accents.
 */
export function createFinder<T extends Findable>(items: readonly T[]): Finder<T> {
  const folded = items.map((item) => ({ item, text: foldedOf(item.text) }));
  // Said of many at once: a game, a tournament.
  const mores = new Map(items.map(({ more }) => [more, foldedOf(more)]));
  const search = (words: readonly Wanted[], scoreOf: WordScore): readonly Hit<T>[] => {
    const asked = new Map(
      Array.from(mores, ([more, text]) => [
        more,
        words.map((wanted) => ({ wanted, beside: MORE_SHARE * scoreOf(text, wanted) })),
      ]),
    );
    const hits: Hit<T>[] = [];
    for (const { item, text } of folded) {
      const own = must(asked.get(item.more), "every item's words were scored");
      const score = scoreAll(own, text, scoreOf);
      if (score > 0) hits.push({ item, length: text.text.length, score: score + item.boost });
    }
    return hits;
  };
  return {
    find(query, limit) {
      const words = foldSearch(query.slice(0, LONGEST_QUERY))
        .split(/\s+/u)
        .filter((word) => word !== "")
        .map((word) => ({ word, letters: lettersOf(word) }));
      if (words.length === 0) return [];
      const sure = search(words, scoreSure);
      const hits = sure.length > 0 ? sure : search(words, scoreSlip);
      return hits
        .toSorted((a, b) => b.score - a.score || a.length - b.length)
        .slice(0, limit)
        .map(({ item }) => item);
    },
  };
}

function foldedOf(text: string): Folded {
  const folded = foldSearch(text);
  return { text: folded, letters: lettersOf(folded) };
}

function lettersOf(text: string): Letters {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) % 31);
  return letters;
}

type WordScore = (text: Folded, word: Wanted) => number;

/** 0 where one of the words stands nowhere. */
function scoreAll(asked: readonly Asked[], text: Folded, scoreOf: WordScore): number {
  let sum = 0;
  for (const { wanted, beside } of asked) {
    const score = scoreOf(text, wanted) || beside;
    if (score === 0) return 0;
    sum += score;
  }
  return sum / asked.length;
}

function scoreSure({ text, letters }: Folded, wanted: Wanted): number {
  return (wanted.letters & ~letters) === 0 ? scoreWord(text, wanted.word) : 0;
}

function scoreWord(text: string, word: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const isStart = at === 0 || BOUNDARY.has(text.charAt(at - 1));
    const end = at + word.length;
    const isWhole = isStart && (end === text.length || BOUNDARY.has(text.charAt(end)));
    const place = at === 0 ? SCORES.start : isStart ? SCORES.wordStart : SCORES.inside;
    best = Math.max(best, place + (isWhole ? WHOLE_WORD : 0));
    if (isStart) break;
  }
  return best === 0 ? scoreScattered(text, word) : best;
}

/** Letters in their order with others between, as in "ubqf2" for "ubqf-2". */
function scoreScattered(text: string, word: string): number {
  const widest = SCATTER * word.length;
  let narrowest = Infinity;
  for (let from = text.indexOf(word.charAt(0)); from !== -1;) {
    let at = from;
    for (let letter = 1; letter < word.length && at !== -1; letter += 1) {
      at = text.indexOf(word.charAt(letter), at + 1);
    }
    // Nothing further right has these letters either.
    if (at === -1) break;
    narrowest = Math.min(narrowest, at - from + 1);
    from = text.indexOf(word.charAt(0), from + 1);
  }
  return narrowest > widest ? 0 : (SCORES.scattered * word.length) / narrowest;
}

function scoreSlip(folded: Folded, wanted: Wanted): number {
  const { word } = wanted;
  if (word.length < SHORTEST_SLIP) return scoreSure(folded, wanted);
  const absent = wanted.letters & ~folded.letters;
  // One slip puts one letter there that the name lacks, never two.
  if ((absent & (absent - 1)) !== 0) return 0;
  const slipped = folded.text.split(" ").some((part) => isOneEditAway(part, word));
  return slipped ? SCORES.slip : 0;
}
