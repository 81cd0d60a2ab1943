import { SHORTEST_MATCH } from "#core/match/shortest-match.ts";
import { DAY } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant } from "#core/model/match.ts";
import { type AttentionContext, findBeginTime, getMatchHistory, plannedSince } from "./context.ts";

/** The time that a match takes, estimated. */
export interface OccupiedTime {
  readonly derived: DerivedMatch;
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * Returns when a match is played that is live or begins within a day; `null` for other matches and
 * if its start is unknown.
 */
export function findOccupiedTime(
  context: AttentionContext,
  derived: DerivedMatch,
): OccupiedTime | null {
  const { match, status, absence } = derived;
  const from = findBeginTime(context, derived);
  if (from === null || absence !== null) return null;
  if (status.state === "upcoming" && from - context.now > DAY) return null;
  return { derived, from, to: from + (context.lengths(match)?.typical ?? SHORTEST_MATCH) };
}

/**
 * Returns whether the later match starts before the estimated end of the earlier one. A grand final
 * and its reset never overlap.
 */
export function doOverlap(earlier: OccupiedTime, later: OccupiedTime): boolean {
  if (earlier.derived === later.derived || later.from >= earlier.to) return false;
  return !areFinals(earlier.derived, later.derived);
}

/**
 * Returns since when two matches that overlap do so, as far as that is known: since both have their
 * start and contestants, or since they began if they did not overlap as planned.
 */
export function overlapsSince(
  context: AttentionContext,
  earlier: OccupiedTime,
  later: OccupiedTime,
): Instant {
  const first = asPlanned(earlier);
  const second = asPlanned(later);
  const isPlanned = first.from < second.to && second.from < first.to;
  const known = [earlier, later].flatMap(({ derived }) => {
    const began = getMatchHistory(context, derived).startedAt;
    const planned = plannedSince(context, derived);
    return isPlanned || began === null ? [planned] : [planned, began];
  });
  return Math.max(...known);
}

/** Returns the time that a match was to take. */
function asPlanned({ derived, from, to }: OccupiedTime): Omit<OccupiedTime, "derived"> {
  const start = derived.match.start ?? from;
  return { from: start, to: start + (to - from) };
}

function areFinals(
  { match: a, round: one }: DerivedMatch,
  { match: b, round: other }: DerivedMatch,
): boolean {
  const keys = new Set([one?.key, other?.key]);
  return (
    a.site === b.site &&
    a.bracketId === b.bracketId &&
    keys.has("grand final") &&
    keys.has("grand final reset")
  );
}
