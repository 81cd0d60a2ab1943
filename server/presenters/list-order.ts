import { combineComparators, compareNullable, compareText } from "#core/lib/collections.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { roundOrderOf } from "#core/match/round-order.ts";

/** Orders by start. At equal times, a tournament's matches are adjacent and in bracket order. */
export const byListOrder = combineComparators<DerivedMatch>(
  (a, b) => compareNullable(a.match.start, b.match.start),
  (a, b) => compareText(a.match.tournament.key, b.match.tournament.key),
  (a, b) => depthOf(a) - depthOf(b),
  (a, b) => compareNullable(a.match.row, b.match.row),
  (a, b) => compareText(a.match.key, b.match.key),
);

/** Returns the depth of a match's round; 0 for a group match, which comes before every bracket. */
function depthOf({ round, match }: DerivedMatch): number {
  return match.bracketId === null || round === null ? 0 : roundOrderOf(round.key);
}
