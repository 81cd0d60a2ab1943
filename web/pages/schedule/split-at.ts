import type { MatchView } from "#core/contract/match.ts";

/** Matches by start, those that should have begun apart from those to come. */
export function splitAt(
  matches: readonly MatchView[],
  now: number,
): readonly [readonly MatchView[], readonly MatchView[]] {
  const sorted = matches.toSorted((a, b) => startOf(a) - startOf(b));
  return [
    sorted.filter((match) => startOf(match) <= now),
    sorted.filter((match) => startOf(match) > now),
  ];
}

/** A match without a start stands after all that have one. */
function startOf({ start }: MatchView): number {
  return start === null ? Infinity : Date.parse(start);
}
