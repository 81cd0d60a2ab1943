import type { FirstWords } from "./en/first.ts";

/** Replaces "winner unknown" by "result hidden", for viewers who hide scores. */
export function hideResults<T extends FirstWords>(words: T): T {
  const { match } = words;
  const { hidden } = match.result;
  const result = {
    ...match.result,
    unknown: () => hidden,
    unknownShort: hidden,
    noWinner: hidden,
  };
  return { ...words, match: { ...match, result } };
}
