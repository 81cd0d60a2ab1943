import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { Match, SiteKey } from "#core/model/match.ts";
import type { Histories, MatchHistory } from "#core/model/match-history.ts";

/** Fewer matches say nothing of the next one. */
export const ENOUGH_TO_LEARN = 5;

/** How long matches of one kind take, in milliseconds. */
export interface DurationEstimate {
  /** The median. */
  readonly typical: number;
  readonly longest: number;
  /** How many were watched. */
  readonly watched: number;
}

/** The learnt length of a match; null where too few like it were watched. */
export type DurationEstimates = (match: Match) => DurationEstimate | null;

/**
 * Learns lengths only from matches that were seen to begin and watched from their first score to their
 * last: from their beginning to the last score. Of its own tournament and best-of where enough were
 * watched there, else of its game and best-of.
 */
export function learnDurations(
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
  histories: Histories,
): DurationEstimates {
  const watched: Watched[] = [];
  for (const [key, history] of histories) {
    const length = lengthOf(history);
    const match = length === null ? undefined : matches.get(key)?.match;
    if (length !== null && match !== undefined) watched.push({ match, length });
  }
  const near = learn(watched, ownKey);
  const far = learn(watched, gameKey);
  return (match) => near.get(ownKey(match)) ?? far.get(gameKey(match)) ?? null;
}

interface Watched {
  readonly match: Match;
  readonly length: number;
}

/** Null for a match that was not watched: what was noticed at once after a pause says nothing. */
function lengthOf({ startedAt, firstScoreAt, lastScoreAt, endedAt }: MatchHistory): number | null {
  if (!startedAt || !firstScoreAt || !lastScoreAt || !endedAt) return null;
  return firstScoreAt > startedAt ? lastScoreAt - startedAt : null;
}

function learn(
  watched: readonly Watched[],
  keyOf: (match: Match) => string,
): ReadonlyMap<string, DurationEstimate> {
  const learnt = new Map<string, DurationEstimate>();
  for (const [key, group] of groupBy(watched, ({ match }) => keyOf(match))) {
    if (group.length < ENOUGH_TO_LEARN) continue;
    const lengths = group.map(({ length }) => length).toSorted((a, b) => a - b);
    learnt.set(key, {
      typical: must(lengths[Math.floor(lengths.length / 2)], "there are enough"),
      longest: must(lengths.at(-1), "there are enough"),
      watched: lengths.length,
    });
  }
  return learnt;
}

function ownKey({ tournament, bestOf }: Match): string {
  return `${tournament.key} ${bestOf}`;
}

function gameKey({ tournament, bestOf }: Match): string {
  return `${tournament.gameSlug} ${bestOf}`;
}
