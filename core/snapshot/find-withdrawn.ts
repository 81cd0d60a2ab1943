import { assumedEnd } from "#core/match/assumed-end.ts";
import type { Instant, SeenMatch, SiteKey } from "#core/model/match.ts";

/** A match missing from both complete lists in this many ticks is withdrawn. */
const WITHDRAWN_IN_TICK = 3;

/** Results of the guards for this tick's losses (see `guards/guard-poll.ts`). */
interface Guarded {
  readonly kept: ReadonlySet<SiteKey>;
  readonly believed: ReadonlySet<SiteKey>;
  /**
   * Returns whether a hold exists for public or hidden matches, whichever the tournament
   * (`SITE/SLUG`) belongs to. Its missing matches are then withdrawn only if `believed` has them.
   */
  readonly isHeld: (tournament: SiteKey) => boolean;
}

/**
 * Finds the unfinished matches that are missing for the third time from both lists. Call it only if
 * neither list is at its limit.
 *
 * @param matches All matches after the tick.
 * @param listed Keys of the matches in the tick's lists.
 * @param missedBefore Number of ticks in which each match was missing before.
 * @param at When the lists arrived.
 * @returns Number of ticks in which each match was missing, and the matches to mark as withdrawn.
 */
export function findWithdrawn(
  matches: Iterable<SeenMatch>,
  listed: { has(key: SiteKey): boolean },
  missedBefore: ReadonlyMap<SiteKey, number>,
  at: Instant,
  { kept, believed, isHeld }: Guarded,
) {
  const missed = new Map<SiteKey, number>();
  const withdrawn: SeenMatch[] = [];
  for (const seen of matches) {
    const { key, tournament } = seen.match;
    if (!mayBePlayed(seen, at) || listed.has(key)) continue;
    const isPaused = isHeld(tournament.key);
    const ticks = (missedBefore.get(key) ?? 0) + (isPaused ? 0 : 1);
    if (ticks > 0) missed.set(key, ticks);
    const isWithdrawn = believed.has(key) || (!isPaused && ticks >= WITHDRAWN_IN_TICK);
    if (isWithdrawn && !kept.has(key)) withdrawn.push(seen);
  }
  return { missed, withdrawn };
}

/** Returns whether a match may still be played. Matches that only files contain are past. */
function mayBePlayed(seen: SeenMatch, at: Instant): boolean {
  const { list, wasEnded, withdrawnAt } = seen.sighting;
  if (list === null || wasEnded || withdrawnAt !== null) return false;
  const settles = assumedEnd(seen);
  return list === "upcoming" || settles === null || at <= settles;
}
