import { groupBy } from "#core/lib/collections.ts";
import { combineComparators, compareNullable } from "#core/lib/compare.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { isMatchLiveAndListed, isMatchOpen } from "#core/match/is-live-and-listed.ts";

/** Sorts live matches first, then by start. */
const bySoonest = combineComparators<DerivedMatch>(
  (a, b) => Number(isMatchLiveAndListed(b)) - Number(isMatchLiveAndListed(a)),
  (a, b) => compareNullable(a.match.start, b.match.start),
);

/**
 * Returns the live one of a contestant's matches (in order of play), else the next one: of each
 * tournament the first open match, whatever its start, and of these the earliest; `null` if none is
 * open.
 */
export function findLiveOrNextMatch(matches: readonly DerivedMatch[]): DerivedMatch | null {
  const open = matches.filter(isMatchOpen);
  const perTournament = [...groupBy(open, ({ match }) => match.tournament.key).values()];
  const soonest = perTournament.flatMap((own) => own.find(isMatchLiveAndListed) ?? own.slice(0, 1));
  return soonest.toSorted(bySoonest)[0] ?? null;
}
