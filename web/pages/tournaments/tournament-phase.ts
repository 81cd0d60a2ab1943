import type { TournamentSummary } from "#core/contract/tournament.ts";
import { combineComparators, type Compare, compareNullable } from "#core/lib/collections.ts";

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

/** Numbers of matches of a tournament, which its progress bar draws. */
export interface Progress {
  readonly ended: number;
  readonly live: number;
  /** Matches to play; only those listed so far if `total` is `null`. */
  readonly toPlay: number;
  /** Number of all matches; `null` unless proven. */
  readonly total: number | null;
}

/** Derives the progress: byes and matches that will not be played do not count. */
export function deriveProgress({
  counts: { upcoming, live },
  unresolved,
  played,
  expected,
}: Pick<TournamentSummary, "counts" | "unresolved" | "played" | "expected">): Progress {
  const listed = Math.max(upcoming - unresolved, 0);
  const toPlay = expected === null ? listed : Math.max(expected - played - live, 0);
  return { ended: played, live, toPlay, total: expected };
}

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
