import { settlesAt } from "#core/match/settles-at.ts";
import type { Instant, SeenMatch, SiteKey } from "#core/model/match.ts";

/** Missing from both uncut lists in as many ticks means withdrawn. */
const WITHDRAWN_IN_TICK = 3;

/** What was missing after a tick. */
export interface Missing {
  /** In how many ticks each match was missing by now. */
  readonly missed: ReadonlyMap<SiteKey, number>;
  /** Those to be marked as withdrawn now. */
  readonly withdrawn: readonly SeenMatch[];
}

/** What the guards say of this tick's losses, see `guards/guard-poll.ts`. */
interface Guarded {
  readonly kept: ReadonlySet<SiteKey>;
  readonly believed: ReadonlySet<SiteKey>;
  /**
   * Returns whether some loss is held in the part, public or hidden, that a tournament (`SITE/SLUG`)
   * belongs to: then only what is believed counts.
   */
  readonly isHeld: (tournament: SiteKey) => boolean;
}

/**
 * Finds the matches that did not end and are missing for the third time from both lists, neither of
 * them cut.
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
  { kept, believed, isHeld }: Guarded,
): Missing {
  const missed = new Map<SiteKey, number>();
  const withdrawn: SeenMatch[] = [];
  for (const seen of matches) {
    const { key, tournament } = seen.match;
    if (listed.has(key) || !mayBePlayed(seen, at)) continue;
    const waits = isHeld(tournament.key);
    const ticks = (missedBefore.get(key) ?? 0) + (waits ? 0 : 1);
    if (ticks > 0) missed.set(key, ticks);
    const isGone = believed.has(key) || (!waits && ticks >= WITHDRAWN_IN_TICK);
    if (isGone && !kept.has(key)) withdrawn.push(seen);
  }
  return { missed, withdrawn };
}

/** Not over by any sign, and once seen in a list: what files brought is the past. */
function mayBePlayed(seen: SeenMatch, at: Instant): boolean {
  const { list, wasEnded, withdrawnAt } = seen.sighting;
  if (list === null || wasEnded || withdrawnAt !== null) return false;
  const settles = settlesAt(seen);
  return list === "upcoming" || settles === null || at <= settles;
}
