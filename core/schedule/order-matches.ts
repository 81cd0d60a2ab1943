import type { MatchView } from "#core/contract/match.ts";
import { roundOrderOf } from "#core/match/round-order.ts";
import { getStart } from "./timed-match.ts";

/**
 * Sorts matches by start (by default the listed one), then by order of play; those without a time
 * of day are last. A bracket reset follows its grand final, also if it is listed earlier.
 */
export function orderMatches(
  matches: readonly MatchView[],
  getTime: (match: MatchView) => number | null = getStart,
): readonly MatchView[] {
  const finals = new Map(
    matches.flatMap((match) =>
      match.round?.key === "grand final" ? [[getBracketKey(match), match]] : [],
    ),
  );
  const startOf = (match: MatchView): number => {
    const own = getTime(match) ?? Infinity;
    if (match.round?.key !== "grand final reset") return own;
    const final = finals.get(getBracketKey(match));
    return final === undefined ? own : Math.max(own, getTime(final) ?? -Infinity);
  };
  return matches
    .map((match) => ({ match, start: startOf(match), order: roundOrderOf(match.round?.key ?? "") }))
    .toSorted((a, b) => (a.start === b.start ? a.order - b.order : a.start - b.start))
    .map(({ match }) => match);
}

/** Splits sorted matches into two parts of about the same length, never within one start. */
export function splitBetweenStarts(
  matches: readonly MatchView[],
): readonly [readonly MatchView[], readonly MatchView[]] {
  const half = matches.length / 2;
  let best = matches.length;
  for (const [index, match] of matches.entries()) {
    const before = matches[index - 1];
    if (before === undefined || getStart(before) === getStart(match)) continue;
    if (Math.abs(index - half) < Math.abs(best - half)) best = index;
  }
  return [matches.slice(0, best), matches.slice(best)];
}

/** Returns the same text for all finals of one bracket. */
export function getBracketKey({ site, bracket, tournament }: MatchView): string {
  return `${site}/${tournament.slug}/${bracket?.id ?? ""}`;
}
