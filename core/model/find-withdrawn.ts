import { settlesAt } from "./settles-at.ts";
import type { Instant, SeenMatch, SiteKey } from "./match.ts";

/** Missing from both uncut lists in as many ticks means withdrawn. */
const WITHDRAWN_IN_TICK = 3;

/** What was missing after a tick. */
export interface Missing {
  /** In how many ticks each match was missing by now. */
  readonly missed: ReadonlyMap<SiteKey, number>;
  /** Those to be marked as withdrawn now. */
  readonly withdrawn: readonly SeenMatch[];
  /** How many would have been, had they not been more than half. */
  readonly spared: number;
}

/**
 * Finds the matches that did not end and are missing for the third time from both lists, neither of
 * them cut. Never more than half of what may still be played at once: that is a service in trouble,
 * or credentials that lost a site.
 *
 * @param matches After the tick.
 * @param listed Keys that the tick's lists carried.
 * @param missedBefore What was missing before the tick.
 * @param at When the lists were answered.
 */
export function findWithdrawn(
  matches: Iterable<SeenMatch>,
  listed: { has(key: SiteKey): boolean },
  missedBefore: ReadonlyMap<SiteKey, number>,
  at: Instant,
): Missing {
  const open: SeenMatch[] = [];
  for (const seen of matches) if (mayBePlayed(seen, at)) open.push(seen);
  const missing = open.filter(({ match }) => !listed.has(match.key));
  const ticks = ({ match }: SeenMatch): number => (missedBefore.get(match.key) ?? 0) + 1;
  const missed = new Map(missing.map((seen) => [seen.match.key, ticks(seen)]));
  const withdrawn = missing.filter((seen) => ticks(seen) >= WITHDRAWN_IN_TICK);
  return withdrawn.length * 2 > open.length
    ? { missed, withdrawn: [], spared: withdrawn.length }
    : { missed, withdrawn, spared: 0 };
}

/** Not over by any sign, and once seen in a list: what files brought is the past. */
function mayBePlayed(seen: SeenMatch, at: Instant): boolean {
  const { list, wasEnded, withdrawnAt } = seen.sighting;
  if (list === null || wasEnded || withdrawnAt !== null) return false;
  const settles = settlesAt(seen);
  return list === "upcoming" || settles === null || at <= settles;
}
