import { en, type Words } from "#core/i18n/en/start.ts";
import type { FirstWords } from "#core/i18n/en/first.ts";
import { useWords } from "./words.ts";

const completed = new WeakMap<FirstWords, Words>();

/**
 * Returns every word of the interface in the viewer's language. For parts that are loaded after the
 * first page: the words come with them.
 */
export function useAllWords(): Words {
  const words = useWords();
  if (isComplete(words)) return words;
  const all = completed.get(words) ?? { ...en, ...words, match: { ...en.match, ...words.match } };
  completed.set(words, all);
  return all;
}

/** Returns whether it is a whole table: every language except English is loaded as one. */
function isComplete(words: FirstWords): words is Words {
  return "bracket" in words;
}
