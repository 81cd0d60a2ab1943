import { combineComparators, compareNullable, groupBy } from "#core/lib/collections.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import { isLive } from "#core/match/is-live-and-listed.ts";

/** Who plays now plays nothing else; of several tournaments the one that goes on first. */
const bySoonest = combineComparators<DerivedMatch>(
  (a, b) => Number(isLive(b)) - Number(isLive(a)),
  (a, b) => compareNullable(a.match.start, b.match.start),
);

/**
 * The match a contestant plays now, else next: in each tournament the first one open in order of play
 * (its starts may be out of order), and of these the soonest.
 *
 * @param matches The contestant's, in order of play.
 * @returns Null when nothing is open.
 */
export function nextMatch(matches: readonly DerivedMatch[]): DerivedMatch | null {
  const open = matches.filter(isOpen);
  const perTournament = [...groupBy(open, ({ match }) => match.tournament.key).values()];
  const soonest = perTournament.flatMap((own) => own.find(isLive) ?? own.slice(0, 1));
  return soonest.toSorted(bySoonest)[0] ?? null;
}

function isOpen({ status, unresolved }: DerivedMatch): boolean {
  return status.state !== "ended" && unresolved === null;
}
