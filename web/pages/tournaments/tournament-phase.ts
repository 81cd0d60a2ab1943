import type { TournamentSummary } from "#core/contract/tournament.ts";
import { combineComparators, type Compare, compareNullable } from "#core/lib/compare.ts";

export interface TournamentProps {
  readonly tournament: TournamentSummary;
}

export interface TournamentsProps {
  readonly tournaments: readonly TournamentSummary[];
}

/** Phase of a tournament: ongoing (`live`), upcoming (`coming`) or completed (`over`). */
export type TournamentPhase = "live" | "coming" | "over";

/** Returns the phase: `live` from the first match played until no match is left to play. */
export function deriveTournamentPhase({
  counts,
  played,
  unresolved,
  brackets,
}: Pick<TournamentSummary, "counts" | "played" | "unresolved" | "brackets">): TournamentPhase {
  if (counts.upcoming + counts.live === unresolved) return "over";
  if (counts.live > 0) return "live";
  if (played === 0) return "coming";
  const areBracketsDecided = brackets.length > 0 && brackets.every(({ complete }) => complete);
  return areBracketsDecided ? "over" : "live";
}

/**
 * Creates the order of ongoing and upcoming tournaments: followed ones (`SITE/SLUG`) first, then by
 * the number of live matches, then by the start of the next match.
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
