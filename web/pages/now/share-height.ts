import type { MatchView } from "#core/contract/match.ts";
import { groupByTournament } from "#web/kit/match/group-matches.ts";

/** From this height on, in rows, the upper lists are favoured. */
const MANY_ROWS = 16;
/** Share of the lower lists in the height of the upper ones. */
const LEAST_SHARE = 0.5;
const SHARE_OF_MANY = 0.55;

/** Returns the height of the lower lists as a share of that of the upper ones, by their rows. */
export function shareHeight(
  upper: readonly (readonly MatchView[])[],
  lower: readonly (readonly MatchView[])[],
): number {
  const above = Math.max(1, ...upper.map(countRows));
  const most = above > MANY_ROWS ? SHARE_OF_MANY : 1;
  return Math.min(most, Math.max(LEAST_SHARE, Math.max(...lower.map(countRows)) / above));
}

/** Returns the height of a list in rows, with the headers of its tournaments. */
function countRows(matches: readonly MatchView[]): number {
  return matches.length + groupByTournament(matches).size;
}
