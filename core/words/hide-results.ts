import type { Words } from "./en.ts";

/** Words for readers who hide scores: what would say that nobody knows the result says it is hidden. */
export function hideResults(words: Words): Words {
  const { match, bracket } = words;
  const { hidden } = match.result;
  return {
    ...words,
    match: { ...match, result: { ...match.result, unknown: () => hidden, unknownShort: hidden } },
    bracket: { ...bracket, says: { ...bracket.says, noWinner: hidden } },
  };
}
