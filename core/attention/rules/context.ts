import { must } from "#core/lib/must.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { ClockHealth } from "#core/model/clock-health.ts";
import { type DerivedMatch, isListedAgain } from "#core/model/derived-match.ts";
import { type MatchHistories, type MatchHistory, NO_HISTORY } from "#core/model/match-history.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import type { PublishedSource } from "#core/model/poll-state.ts";
import type { StoreHealth } from "#core/model/store-health.ts";
import type { DurationEstimator } from "#core/forecast/match-durations.ts";
import type { TournamentView, World } from "#core/world/world.ts";

/** How long a withdrawn or corrected value needs attention, in milliseconds. */
const RECENT_CHANGE_MS = 12 * HOUR;

/** Health of this server and of the services that it polls. */
export interface SystemHealth {
  readonly now: Instant;
  /** `null` before the first response of a service. */
  readonly world: World | null;
  readonly sources: readonly PublishedSource[];
  readonly store: StoreHealth;
  readonly clock: ClockHealth;
}

export interface AttentionContext {
  readonly now: Instant;
  readonly world: World;
  /** Matches that were ever listed, except withdrawn ones. */
  readonly matches: readonly DerivedMatch[];
  /** Those of `matches` that are live or can still be played. */
  readonly open: readonly DerivedMatch[];
  readonly histories: MatchHistories;
  readonly lengths: DurationEstimator;
}

/** Returns the changes noticed in a match. */
export function getMatchHistory(
  { histories }: AttentionContext,
  { match }: DerivedMatch,
): MatchHistory {
  return histories.get(match.key) ?? NO_HISTORY;
}

/** Returns whether rules check the match: it was listed, was not withdrawn, and is not listed again. */
export function isMonitored(derived: DerivedMatch): boolean {
  const { sighting, absence } = derived;
  return sighting.list !== null && absence !== "withdrawn" && !isListedAgain(derived);
}

/**
 * Returns the monitored matches whose history has this value, with the value. Cheaper than checking
 * every match.
 */
export function selectFromHistories<T>(
  { histories, world }: AttentionContext,
  select: (history: MatchHistory) => T | null,
): readonly { readonly match: DerivedMatch; readonly value: T }[] {
  const found: { match: DerivedMatch; value: T }[] = [];
  for (const [key, history] of histories) {
    const value = select(history);
    const match = value === null ? undefined : world.matches.get(key);
    if (value !== null && match !== undefined && isMonitored(match)) found.push({ match, value });
  }
  return found;
}

/** Returns whether a value was withdrawn or corrected less than twelve hours ago. */
export function isRecentChange({ now }: AttentionContext, at: Instant | null | undefined): boolean {
  return now - (at ?? -Infinity) < RECENT_CHANGE_MS;
}

/** Returns when the match began: when that was noticed, else its planned start. */
export function findBeginTime(context: AttentionContext, derived: DerivedMatch): Instant | null {
  return getMatchHistory(context, derived).startedAt ?? derived.match.start;
}

/** Returns since when the match has had its start and contestants, as far as that is known. */
export function plannedSince(context: AttentionContext, derived: DerivedMatch): Instant {
  return getMatchHistory(context, derived).plannedAt ?? derived.sighting.firstSeen;
}

/** Returns the name of a match for use in another item's reason. */
export function createMatchReference({ match, code }: DerivedMatch) {
  return { match: match.key, name: code ?? match.tournament.title };
}

/** Returns the match of a key, monitored or not; `null` if it is unknown. */
export function findMatch({ world }: AttentionContext, key: SiteKey | null): DerivedMatch | null {
  return key === null ? null : (world.matches.get(key) ?? null);
}

/** Returns a duration in whole minutes. */
export function toMinutes(milliseconds: number): number {
  return Math.round(milliseconds / MINUTE);
}

export function getTournament(
  { world }: AttentionContext,
  { match }: DerivedMatch,
): TournamentView {
  return must(world.tournaments.get(match.tournament.key), "a match has a tournament");
}

/**
 * Returns the start of an upcoming, listed match that starts within this many milliseconds or should
 * have started; `null` for other matches, and for a bracket reset whose grand final has no winner.
 */
export function findNearStart(
  context: AttentionContext,
  derived: DerivedMatch,
  within: number,
): Instant | null {
  const { start } = derived.match;
  if (start === null || derived.status.state !== "upcoming" || derived.absence !== null)
    return null;
  return start - context.now > within || isPossiblyUnneeded(context, derived) ? null : start;
}

function isPossiblyUnneeded(context: AttentionContext, derived: DerivedMatch): boolean {
  if (derived.round?.key !== "grand final reset") return false;
  return !getTournament(context, derived).matches.some(
    (other) =>
      other.round?.key === "grand final" &&
      other.match.bracketId === derived.match.bracketId &&
      other.match.site === derived.match.site &&
      other.outcome.winner !== null,
  );
}
