import type { FirstPageMessages } from "./en/first-page.ts";

/** Replaces "winner unknown" messages by "result hidden" for viewers who hide scores. */
export function hideResultsInMessages<T extends FirstPageMessages>(messages: T): T {
  const { match } = messages;
  const { hidden } = match.result;
  const result = {
    ...match.result,
    unknown: () => hidden,
    unknownShort: hidden,
    noWinner: hidden,
  };
  return { ...messages, match: { ...match, result } };
}
