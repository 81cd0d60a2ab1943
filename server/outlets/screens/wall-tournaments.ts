import { WALL_TIME_RANGE } from "#core/embed/wall/wall-slides.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { TournamentView, World } from "#core/world/world.ts";

type View = TournamentView;

/** With more tournaments, showing all slides once would take longer than a match. */
const MAX_TOURNAMENTS = 16;

/**
 * Returns the tournaments that a wall without a tournament of its own may show, so that only these
 * are rendered. Up to 16: all. Of more: those with a live match, else those with a match within
 * `WALL_TIME_RANGE` of now; of these, the 16 whose next match is soonest.
 */
export function selectWallTournaments({ tournaments, now }: World): readonly View[] {
  const all = [...tournaments.values()];
  if (all.length <= MAX_TOURNAMENTS) return all;
  const live = all.filter(({ matches }) => matches.some(isLiveAndListed));
  const around = ({ matches }: View): boolean =>
    matches.some(
      ({ match }) => match.start !== null && Math.abs(match.start - now) <= WALL_TIME_RANGE,
    );
  return (live.length > 0 ? live : all.filter(around))
    .map((view) => ({ view, next: nextStart(view) }))
    .toSorted((a, b) => a.next - b.next)
    .slice(0, MAX_TOURNAMENTS)
    .map(({ view }) => view);
}

function isLiveAndListed({ status, absence }: DerivedMatch): boolean {
  return status.state === "live" && absence === null;
}

/** Returns the start of the next upcoming match; `Infinity` if there is none. */
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
