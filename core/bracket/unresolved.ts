import { DAY, HOUR } from "#core/lib/time.ts";
import type { DerivedMatch, UnresolvedReason } from "#core/model/derived-match.ts";
import type { Instant, SiteKey, Tournament } from "#core/model/match.ts";
import { latestAssumedEnd } from "#core/match/assumed-end.ts";
import { RESET_KEY } from "./types/geometry.ts";
import type { Bracket } from "#core/model/bracket.ts";
import { createTournamentContinuedCheck } from "./tournament-continued-check.ts";

/** The matches of a tournament; `unresolved` is set on those that will not be played. */
export interface MarkedMatches {
  readonly matches: readonly DerivedMatch[];
  /** When time alone may mark another match; `null` if only new data can. */
  readonly validUntil: Instant | null;
}

/**
 * Marks matches of a tournament that did not end and will not be played; keeps status and outcome.
 */
export function markUnresolved(
  matches: readonly DerivedMatch[],
  brackets: readonly Bracket[],
  tournament: Tournament,
  now: Instant,
): MarkedMatches {
  const open = matches.filter(({ status }) => status.state !== "ended");
  if (open.length === 0) return { matches, validUntil: null };
  const reasons = new Map<SiteKey, UnresolvedReason>();
  const hasMovedOn = createTournamentContinuedCheck(matches, brackets, now);
  for (const derived of open) {
    const reason = reasonWithoutOthers(derived, brackets, hasMovedOn);
    if (reason !== null) reasons.set(derived.match.key, reason);
  }
  const waiting = open.filter(({ match }) => !reasons.has(match.key));
  const completedAt = completionOf(matches, waiting, brackets, tournament);
  if (completedAt !== null && now > completedAt) {
    for (const { match } of waiting) reasons.set(match.key, "tournament-completed");
  }
  const moments = [completedAt, ...open.map(({ match }) => latestAssumedEnd(match))];
  const ahead = moments.filter((moment) => moment !== null && moment >= now);
  return {
    matches: matches.map((derived) => {
      const unresolved = reasons.get(derived.match.key);
      return unresolved === undefined ? derived : { ...derived, unresolved };
    }),
    validUntil: ahead.length === 0 ? null : Math.min(...ahead.map(Number)),
  };
}

/** Returns why a match will not be played, even if its tournament is not completed. */
function reasonWithoutOthers(
  derived: DerivedMatch,
  brackets: readonly Bracket[],
  hasMovedOn: (derived: DerivedMatch) => boolean,
): UnresolvedReason | null {
  if (derived.absence === "withdrawn") return "withdrawn";
  if (derived.status.state === "live") return null;
  if (derived.unresolved !== null) return derived.unresolved;
  if (isUnneededReset(derived, brackets)) return "reset-not-needed";
  return hasMovedOn(derived) ? "moved-on" : null;
}

function isUnneededReset({ match, round }: DerivedMatch, brackets: readonly Bracket[]): boolean {
  if (round?.key !== RESET_KEY) return false;
  const own = brackets.find(({ ids }) => ids.some((id) => id === match.bracketId));
  return own !== undefined && own.champion !== null && !own.resetPlayed;
}

/**
 * Returns when a tournament counts as completed although matches wait: all their latest ends have
 * passed, and either every bracket is decided, or the tournament's end is an hour ago (without an
 * end: its last start is a day ago) and no match changed for an hour. `null` if none waits, or one
 * is live or has no start: time completes nothing then.
 */
function completionOf(
  matches: readonly DerivedMatch[],
  waiting: readonly DerivedMatch[],
  brackets: readonly Bracket[],
  tournament: Tournament,
): Instant | null {
  const ends: Instant[] = [];
  for (const { match, status } of waiting) {
    const end = latestAssumedEnd(match);
    if (status.state === "live" || end === null) return null;
    ends.push(end);
  }
  if (ends.length === 0) return null;
  const longPast = Math.max(...ends);
  if (brackets.length > 0 && brackets.every(isDecided)) return longPast;
  const last = Math.max(...matches.map(({ match }) => match.start ?? -Infinity));
  const end = tournament.end === null ? last + DAY : tournament.end + HOUR;
  const changes = matches
    .filter(({ sighting }) => sighting.changedAt > sighting.firstSeen)
    .map(({ sighting }) => sighting.changedAt + HOUR);
  return Math.max(longPast, end, ...changes);
}

function isDecided({ champion, complete }: Bracket): boolean {
  return complete || champion !== null;
}
