import type { MatchView } from "#core/contract/match.ts";

/** Sorts matches by start and splits them into starts up to `now` and later ones. */
export function splitByStart(
  matches: readonly MatchView[],
  now: number,
): readonly [readonly MatchView[], readonly MatchView[]] {
  const sorted = matches.toSorted((a, b) => startOf(a) - startOf(b));
  return [
    sorted.filter((match) => startOf(match) <= now),
    sorted.filter((match) => startOf(match) > now),
  ];
}

/** Returns the start in milliseconds; `Infinity` if unknown, so that such matches are last. */
function startOf({ start }: MatchView): number {
  return start === null ? Infinity : Date.parse(start);
}
