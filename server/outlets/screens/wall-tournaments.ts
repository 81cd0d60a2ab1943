import { HOUR } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { TournamentView, World } from "#core/world/world.ts";

type View = TournamentView;

/** With more, a wall takes longer for one round of its slides than a match takes. */
const MOST_TOURNAMENTS = 16;
/** As `wallSlides` chooses: milliseconds around now. */
const AROUND = 12 * HOUR;

/**
 * Returns the tournaments that a wall without a tournament of its own may show, so that no other is
 * drawn: those with a live match, else those around now; of many, those whose next match is soonest.
 */
export function wallTournaments({ tournaments, now }: World): readonly View[] {
  const all = [...tournaments.values()];
  if (all.length <= MOST_TOURNAMENTS) return all;
  const live = all.filter(({ matches }) => matches.some(isLiveAndListed));
  const around = ({ matches }: View): boolean =>
    matches.some(({ match }) => match.start !== null && Math.abs(match.start - now) <= AROUND);
  return (live.length > 0 ? live : all.filter(around))
    .map((view) => ({ view, next: nextStart(view) }))
    .toSorted((a, b) => a.next - b.next)
    .slice(0, MOST_TOURNAMENTS)
    .map(({ view }) => view);
}

function isLiveAndListed({ status, absence }: DerivedMatch): boolean {
  return status.state === "live" && absence === null;
}

/** Infinity if no match is to come. */
function nextStart({ matches }: View): number {
  let next = Infinity;
  for (const { match, status, absence, unresolved } of matches) {
    if (
      status.state === "upcoming" &&
      absence === null &&
      unresolved === null &&
      match.start !== null
    ) {
      next = Math.min(next, match.start);
    }
  }
  return next;
}
