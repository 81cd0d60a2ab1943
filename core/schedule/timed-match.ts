import type { MatchView } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { SHORTEST_MATCH } from "#core/match/shortest-match.ts";

/** A match whose time of day is known, with the time that it takes at its station. */
export interface TimedMatch {
  readonly match: MatchView;
  /** Start as listed, in milliseconds since the epoch like all times here. */
  readonly listedStart: number;
  /** Estimated start if that is later than listed, else the listed start. */
  readonly from: number;
  /** End of its block: its actual end, else the expected one, but at least now while it is live. */
  readonly to: number;
  /** End after the typical duration; `null` if that is unknown. */
  readonly usualEnd: number | null;
  /** Whether it is live and has taken longer than usual. */
  readonly isOverrun: boolean;
}

/** Length of a block whose usual duration is unknown, in milliseconds. */
const LENGTH_OF_UNKNOWN = 40 * MINUTE;

/** Returns the time of a match; `null` if its time of day is not known. */
export function createTimedMatch(match: MatchView, now: number): TimedMatch | null {
  const listedStart = getStart(match);
  const from = match.expected === null ? listedStart : Date.parse(match.expected);
  if (from === null) return null;
  const usualEnd = match.usualMinutes === null ? null : from + match.usualMinutes * MINUTE;
  const expectedEnd = usualEnd ?? from + LENGTH_OF_UNKNOWN;
  return {
    match,
    listedStart: listedStart ?? from,
    from,
    to: findEnd(match, from, expectedEnd, now),
    usualEnd,
    isOverrun: match.state === "live" && usualEnd !== null && usualEnd < now,
  };
}

/** Returns the listed start; `null` if there is none, or only a date. */
export function getStart({ start, startDate }: MatchView): number | null {
  return start === null || startDate !== undefined ? null : Date.parse(start);
}

/**
 * Returns until when a match needs its station at least; the shortest duration counts if the
 * typical one is unknown. A live match needs it now, however long it has taken.
 */
export function getLeastEnd({ match, from, to, usualEnd, isOverrun }: TimedMatch): number {
  switch (match.state) {
    case "ended":
      return to;
    case "live":
      return isOverrun || usualEnd === null ? to + MINUTE : usualEnd;
    case "upcoming":
      return usualEnd ?? from + SHORTEST_MATCH;
  }
}

function findEnd(match: MatchView, from: number, expectedEnd: number, now: number): number {
  switch (match.state) {
    case "upcoming":
      return expectedEnd;
    case "live":
      return Math.max(expectedEnd, now);
    case "ended": {
      const noticed = match.endedAt === undefined ? Infinity : Date.parse(match.endedAt);
      return Math.max(from + MINUTE, Math.min(noticed, expectedEnd, now));
    }
  }
}
