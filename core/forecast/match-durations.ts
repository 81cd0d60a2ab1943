import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { MINUTE } from "#core/lib/time.ts";
import { isDisqualified } from "#core/match/outcome.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Match, SiteKey } from "#core/model/match.ts";
import type { MatchHistories, MatchHistory } from "#core/model/match-history.ts";

/** Minimum sample size for an estimate. */
export const MIN_SAMPLE_SIZE = 5;

/** A result that follows the start sooner was entered without play, in milliseconds. */
const SHORTEST_PLAYED = 2 * MINUTE;

/** Observed durations of similar matches, in milliseconds. */
export interface DurationEstimate {
  /** Median. */
  readonly typical: number;
  readonly longest: number;
  /** Number of observed matches. */
  readonly watched: number;
}

/** Returns the estimate for a match; `null` if too few similar matches were observed. */
export type DurationEstimator = (match: Match) => DurationEstimate | null;

/**
 * Learns durations (start to last score) from matches whose start, first and last score were
 * observed and that were played: a walkover teaches nothing. Estimates use the match's tournament
 * and best-of if there are enough of them, otherwise its game title and best-of.
 */
export function createDurationEstimator(
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
  histories: MatchHistories,
): DurationEstimator {
  const observed: ObservedMatch[] = [];
  for (const [key, history] of histories) {
    const duration = durationOf(history);
    const match = duration === null ? undefined : matches.get(key)?.match;
    if (duration === null || match === undefined || match.entries.some(isDisqualified)) continue;
    observed.push({ match, duration });
  }
  const near = learn(observed, ownKey);
  const far = learn(observed, gameKey);
  return (match) => near.get(ownKey(match)) ?? far.get(gameKey(match)) ?? null;
}

interface ObservedMatch {
  readonly match: Match;
  readonly duration: number;
}

/**
 * Returns the duration in milliseconds, rounded to minutes because it ends with a poll; `null` if the
 * match was not fully observed. A start and a first score at the same time mean that Matchdesk was
 * paused before.
 */
function durationOf({
  startedAt,
  firstScoreAt,
  lastScoreAt,
  endedAt,
}: MatchHistory): number | null {
  if (!startedAt || !firstScoreAt || !lastScoreAt || !endedAt) return null;
  const duration = lastScoreAt - startedAt;
  if (firstScoreAt <= startedAt || duration < SHORTEST_PLAYED) return null;
  return Math.round(duration / MINUTE) * MINUTE;
}

function learn(
  observed: readonly ObservedMatch[],
  keyOf: (match: Match) => string,
): ReadonlyMap<string, DurationEstimate> {
  const estimates = new Map<string, DurationEstimate>();
  for (const [key, group] of groupBy(observed, ({ match }) => keyOf(match))) {
    if (group.length < MIN_SAMPLE_SIZE) continue;
    const durations = group.map(({ duration }) => duration).toSorted((a, b) => a - b);
    estimates.set(key, {
      typical: must(durations[Math.floor(durations.length / 2)], "there are enough"),
      longest: must(durations.at(-1), "there are enough"),
      watched: durations.length,
    });
  }
  return estimates;
}

function ownKey({ tournament, bestOf }: Match): string {
  return `${tournament.key} ${bestOf}`;
}

function gameKey({ tournament, bestOf }: Match): string {
  return `${tournament.gameSlug} ${bestOf}`;
}
