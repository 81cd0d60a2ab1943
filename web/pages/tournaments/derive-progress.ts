import type { TournamentSummary } from "#core/contract/tournament.ts";

/** Numbers of matches of a tournament, for the drawing of its progress. */
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
