import { DAY } from "#core/lib/time.ts";
import type { Instant, Issue, Match, SeenMatch } from "#core/model/match.ts";
import { hasMistypedYear, isPlaceholderYear } from "./unfixed-starts.ts";
import { hasScore } from "./outcome.ts";

/** How long before its tournament a match may start, as in a qualifier. */
const LONGEST_BEFORE = 100 * DAY;

/** How long after its tournament a match may start: dates are often not updated. */
const LONGEST_AFTER = 300 * DAY;

/**
 * Removes starts that cannot be meant, as with a wrong year (docs/domain.md#implausible-starts),
 * from matches of a tournament that have not begun. Returns the same list if there are none.
 */
export function removeImplausibleStarts(seen: readonly SeenMatch[]): readonly SeenMatch[] {
  const starts = seen.flatMap(({ match }) => match.start ?? []);
  if (!seen.some((one) => isImplausible(one, starts))) return seen;
  return seen.map((one) => {
    if (!isImplausible(one, starts)) return one;
    const { start, midnightOf: _, ...match } = one.match;
    const removed = start === null ? {} : { implausibleStart: start };
    return { ...one, match: { ...match, start: null, hasOpenStart: true, ...removed } };
  });
}

/** Returns an issue if the start of a match was removed as implausible. */
export function createImplausibleStartIssues({
  key,
  implausibleStart: start,
  tournament,
}: Match): readonly Issue[] {
  if (start === undefined) return [];
  const [sent, ...dates] = [start, tournament.start, tournament.end].map((time) =>
    time === null ? "unknown" : new Date(time).toISOString().slice(0, 10),
  );
  const message = `The service sends the start ${sent} for match ${key}, but the tournament is dated ${dates.join(" to ")}: its start counts as not fixed.`;
  return [{ match: key, code: "start-implausible", message }];
}

/**
 * Returns whether a start is far from the dates of its tournament, from now and from most other
 * starts. A start in the past, or one of which only the year differs from the dates, is not excused by
 * other ones.
 */
function isImplausible(one: SeenMatch, starts: readonly Instant[]): boolean {
  const { match, sighting } = one;
  const { start, tournament } = match;
  if (start === null || isNear(start, sighting.lastSeen) || hasBegun(one)) return false;
  if (isPlaceholderYear(match, sighting.lastSeen)) return false;
  if (hasMistypedYear(match, sighting.lastSeen)) return true;
  const dates = [tournament.start, tournament.end].filter((date) => date !== null);
  if (dates.length > 0) {
    const isBetween = start >= Math.min(...dates) && start <= Math.max(...dates);
    if (isBetween || dates.some((date) => isNear(start, date))) return false;
    if (start < sighting.lastSeen) return true;
  }
  const others = starts.length - 1;
  const near = starts.filter((other) => isNear(start, other)).length - 1;
  return (dates.length > 0 || others > 0) && near * 2 <= others;
}

/** Returns whether a start may belong to something at this time. */
function isNear(start: Instant, to: Instant): boolean {
  return start >= to - LONGEST_BEFORE && start <= to + LONGEST_AFTER;
}

/** Returns whether a match began, as far as its list and its content show it. */
function hasBegun({ match, sighting }: SeenMatch): boolean {
  if (sighting.list === "upcoming") return false;
  if (sighting.wasEnded || match.locked === true || hasScore(match)) return true;
  return sighting.list === "ended" && (match.start ?? 0) <= sighting.lastSeen;
}
