import { DAY, HOUR } from "#core/lib/time.ts";
import type { Instant, Match, SeenMatch, Sighting } from "#core/model/match.ts";
import { hasScore } from "./outcome.ts";

/** A start this long after the end of its tournament means "not fixed", like 2099. */
const TOO_LATE = 366 * DAY;

/** How far from the dates of a tournament the day of a mistyped year may be. */
const DATE_MARGIN = 3 * DAY;

/** No other start may be this close to midnight, on any day. */
const NEAR_MIDNIGHT = 4 * HOUR;

/** Minimum number of other starts that show when the tournament plays. */
const MIN_OTHER_STARTS = 2;

/** Minimum number of other starts, all different, that show that no two matches start at once. */
const MIN_SEPARATE_STARTS = 3;

/**
 * Removes starts that only mean "not fixed yet" (docs/domain.md#unfixed-starts) from matches of a
 * tournament that have not begun: a time more than a year after everything else, and 00:00:00 in a
 * tournament that never plays near midnight or certainly has such starts, of which the date stays.
 * Returns the same list if there are none.
 */
export function removeUnfixedStarts(seen: readonly SeenMatch[]): readonly SeenMatch[] {
  if (!seen.some(({ match, sighting }) => isSuspect(match, sighting.lastSeen))) return seen;
  const others = seen.flatMap(({ match: { start, midnightOf }, sighting }) =>
    start === null || midnightOf !== undefined || isTooLate(start, sighting.lastSeen)
      ? []
      : [start],
  );
  const hasUnfixed = showsUnfixedStarts(seen, others);
  return seen.map((one) => {
    const { match, sighting } = one;
    const { start, midnightOf } = match;
    if (start === null || sighting.wasEnded || hasBegun(match, sighting)) return one;
    if (isPlaceholderYear(match, sighting.lastSeen)) return withStart(one, undefined);
    if (midnightOf === undefined || others.length < MIN_OTHER_STARTS) return one;
    const isByDay = others.every((other) => distanceInDay(other, start) >= NEAR_MIDNIGHT);
    const goesOn = seen.some(({ match: other }) => isPlayedSoonAfter(other, match, start));
    return isByDay || (hasUnfixed && !goesOn) ? withStart(one, midnightOf) : one;
  });
}

/**
 * Returns whether the organiser certainly enters starts that mean "not fixed": one is years
 * away, or several matches start at one midnight although no two others start at once.
 */
function showsUnfixedStarts(seen: readonly SeenMatch[], others: readonly Instant[]): boolean {
  const midnights = seen.flatMap(({ match }) =>
    match.midnightOf === undefined ? [] : match.start,
  );
  const areSeparate =
    others.length >= MIN_SEPARATE_STARTS && new Set(others).size === others.length;
  return (
    (areSeparate && new Set(midnights).size < midnights.length) ||
    seen.some(({ match, sighting }) => isPlaceholderYear(match, sighting.lastSeen))
  );
}

/**
 * Returns whether another match starts in the hours after a midnight. One of an earlier round of the
 * same bracket shows nothing: it has to be played first.
 */
function isPlayedSoonAfter(other: Match, match: Match, midnight: Instant): boolean {
  if (other.start === null || other.midnightOf !== undefined) return false;
  const after = other.start - midnight;
  const isEarlierRound =
    other.bracketId === match.bracketId &&
    other.roundOf !== null &&
    match.roundOf !== null &&
    other.roundOf > match.roundOf;
  return after > 0 && after < NEAR_MIDNIGHT && !isEarlierRound;
}

/** Returns whether a match of the ended list began; without a score it may have been postponed. */
function hasBegun(match: Match, { list, lastSeen }: Sighting): boolean {
  const isAhead = match.start !== null && match.start > lastSeen;
  return list === "ended" && (match.locked === true || hasScore(match) || !isAhead);
}

function withStart(seen: SeenMatch, startDate: string | undefined): SeenMatch {
  const match: Match = { ...seen.match, start: null, hasOpenStart: true };
  return { ...seen, match: startDate === undefined ? match : { ...match, startDate } };
}

function isSuspect({ start, midnightOf }: Match, lastSeen: Instant): boolean {
  return midnightOf !== undefined || (start !== null && isTooLate(start, lastSeen));
}

/** Returns whether a start years ahead only means "not fixed", like 2099. */
export function isPlaceholderYear(match: Match, lastSeen: Instant): boolean {
  return isYearsAhead(match, lastSeen) && !isOnDayOfTournament(match);
}

/** Returns whether a start is years ahead because of a typing error, like 2062 for 2026. */
export function hasMistypedYear(match: Match, lastSeen: Instant): boolean {
  return isYearsAhead(match, lastSeen) && isOnDayOfTournament(match);
}

function isYearsAhead(match: Match, lastSeen: Instant): boolean {
  return match.start !== null && isTooLate(match.start, latestOf(match, lastSeen));
}

/**
 * Returns whether a start would be within the dates of its tournament in another year. The last and
 * the first days of a year are entered for "not fixed", too.
 */
function isOnDayOfTournament({ start, tournament }: Match): boolean {
  const dates = [tournament.start, tournament.end].filter((date) => date !== null);
  if (start === null || dates.length === 0 || isNearNewYear(start)) return false;
  const from = Math.min(...dates) - DATE_MARGIN;
  const to = Math.max(...dates) + DATE_MARGIN + DAY;
  return dates.some((date) => {
    const moved = new Date(start).setUTCFullYear(new Date(date).getUTCFullYear());
    return moved >= from && moved <= to;
  });
}

/** Returns whether a time is on the last or first day of a year, in any zone. */
function isNearNewYear(at: Instant): boolean {
  const years = [at - DAY, at + DAY].map((time) => new Date(time).getUTCFullYear());
  return years[0] !== years[1];
}

function isTooLate(start: Instant, reference: Instant): boolean {
  return start - reference > TOO_LATE;
}

/** Returns the latest time that the tournament states, or at which the match was listed. */
function latestOf({ tournament: { start, end } }: Match, lastSeen: Instant): Instant {
  return Math.max(start ?? lastSeen, end ?? lastSeen, lastSeen);
}

/** Returns how far apart two times of day are, in milliseconds. */
function distanceInDay(a: Instant, b: Instant): number {
  const apart = Math.abs(a - b) % DAY;
  return Math.min(apart, DAY - apart);
}
