import type { MatchView } from "#core/contract/match.ts";
import { getStart } from "#core/schedule/timed-match.ts";

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
