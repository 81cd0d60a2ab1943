/** Numbers of matches of a tournament. */
interface MatchCounts {
  readonly counts: { readonly upcoming: number; readonly live: number };
  /** Number of upcoming and live matches that will not be played. */
  readonly unresolved: number;
  /** Number of ended matches, without byes. */
  readonly played: number;
  /** Number of all matches without byes; `null` unless proven. */
  readonly expected: number | null;
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
}: MatchCounts): Progress {
  const listed = Math.max(upcoming - unresolved, 0);
  const toPlay = expected === null ? listed : Math.max(expected - played - live, 0);
  return { ended: played, live, toPlay, total: expected };
}
