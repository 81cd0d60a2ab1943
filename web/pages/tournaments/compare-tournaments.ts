import type { TournamentSummary } from "#core/contract/tournament.ts";
import { combineComparators, type Compare, compareNullable } from "#core/lib/collections.ts";

/**
 * Creates the order of ongoing and upcoming tournaments: followed ones first, then by the number of
 * live matches, then by the start of the next match.
 *
 * @param followed `SITE/SLUG` of the followed tournaments.
 */
export function createTournamentOrder(followed: readonly string[]): Compare<TournamentSummary> {
  const isFollowed = ({ site, slug }: TournamentSummary): number =>
    Number(followed.includes(`${site}/${slug}`));
  return combineComparators(
    (a, b) => isFollowed(b) - isFollowed(a),
    (a, b) => b.counts.live - a.counts.live,
    (a, b) => compareNullable(startOf(a), startOf(b)),
  );
}

/** Returns the start of the next match, else that of the tournament; `null` if both are unknown. */
function startOf({ next, start }: TournamentSummary): number | null {
  const at = next?.start ?? start;
  return at === null ? null : Date.parse(at);
}
