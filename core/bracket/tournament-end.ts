import { DAY, HOUR } from "#core/lib/time.ts";
import { isMatchOpen } from "#core/match/is-live-and-listed.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant, Tournament } from "#core/model/match.ts";

/** How long after its last start a tournament without a stated end may go on. */
const LONGEST_PAUSE = 30 * DAY;

/** How long a tournament may last after the last start of the final that decides it. */
const LONGEST_END = 2 * DAY;

/** Whether a tournament is over. */
export interface TournamentEnd {
  /** True if nothing more is expected of it. */
  readonly isOver: boolean;
  /** When time alone may end it; `null` if only new data can. */
  readonly validUntil: Instant | null;
}

/**
 * Derives from matches after `markUnresolved` whether a tournament is over: no match is open, and
 * either its champion is known and its end is less than two days after the last start (else a
 * further stage may follow), or both are a day ago (without an end: the last start 30 days) and no
 * match has changed for an hour.
 */
export function deriveTournamentEnd(
  matches: readonly DerivedMatch[],
  tournament: Tournament,
  hasChampion: boolean,
  now: Instant,
): TournamentEnd {
  if (matches.some(isMatchOpen)) return { isOver: false, validUntil: null };
  const lastStart = Math.max(...matches.map(({ match }) => match.start ?? -Infinity));
  const { end } = tournament;
  if (hasChampion && (end === null || end - lastStart <= LONGEST_END)) {
    return { isOver: true, validUntil: null };
  }
  const last = end === null ? lastStart + LONGEST_PAUSE : Math.max(end, lastStart) + DAY;
  if (last === -Infinity) return { isOver: false, validUntil: null };
  const changes = matches
    .filter(({ sighting }) => sighting.changedAt > sighting.firstSeen)
    .map(({ sighting }) => sighting.changedAt + HOUR);
  const overAt = Math.max(last, ...changes);
  return now > overAt ? { isOver: true, validUntil: null } : { isOver: false, validUntil: overAt };
}
