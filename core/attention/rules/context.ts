import type * as z from "zod/mini";
import { MINUTE } from "#core/lib/time.ts";
import type { ClockHealth } from "#core/model/clock-health.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { type MatchHistories, type MatchHistory, NO_HISTORY } from "#core/model/match-history.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import type { ServiceOutcome } from "#core/model/service-outcome.ts";
import type { StoreHealth } from "#core/model/store-health.ts";
import type { DurationEstimator } from "#core/forecast/match-durations.ts";
import type { World } from "#core/world/world.ts";
import type { MatchReferenceSchema } from "./reason-parts.ts";

/** How the last poll of one service ended. */
export interface ServiceHealth {
  readonly clientId: string;
  readonly outcome: ServiceOutcome;
  /** `null` before the first poll. */
  readonly at: Instant | null;
}

/** Health of this server, apart from the services that it polls. */
export interface SystemHealth {
  readonly store: StoreHealth;
  readonly clock: ClockHealth;
}

/** Input of the rules. */
export interface AttentionContext {
  readonly now: Instant;
  readonly world: World;
  /** Matches that were ever listed, except withdrawn ones. */
  readonly matches: readonly DerivedMatch[];
  /** Those of `matches` that are live or can still be played. */
  readonly open: readonly DerivedMatch[];
  readonly histories: MatchHistories;
  readonly lengths: DurationEstimator;
  readonly services: readonly ServiceHealth[];
}

/** Returns the changes noticed in a match. */
export function getMatchHistory(
  { histories }: AttentionContext,
  { match }: DerivedMatch,
): MatchHistory {
  return histories.get(match.key) ?? NO_HISTORY;
}

/** Returns whether rules check the match: it was listed, was not withdrawn, and is no duplicate. */
export function isMonitored({ sighting, absence, duplicateOf }: DerivedMatch): boolean {
  return sighting.list !== null && absence !== "withdrawn" && duplicateOf === undefined;
}

/** Returns the monitored matches whose history fits. Cheaper than checking every match. */
export function filterMatchesByHistory(
  { histories, world }: AttentionContext,
  isWanted: (history: MatchHistory) => boolean,
): readonly DerivedMatch[] {
  const found: DerivedMatch[] = [];
  for (const [key, history] of histories) {
    const derived = isWanted(history) ? world.matches.get(key) : undefined;
    if (derived !== undefined && isMonitored(derived)) found.push(derived);
  }
  return found;
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
export function createMatchReference({
  match,
  code,
}: DerivedMatch): z.infer<typeof MatchReferenceSchema> {
  return { match: match.key, name: code ?? match.tournament.title };
}

/** Returns the match of a key, monitored or not; `null` if it is unknown. */
export function findMatch({ world }: AttentionContext, key: SiteKey | null): DerivedMatch | null {
  return key === null ? null : (world.matches.get(key) ?? null);
}

/** Returns the scores in order of the contestants. */
export function scoresOf({ match }: DerivedMatch): readonly (number | null)[] {
  return match.entries.map(({ score }) => score);
}

/** Returns a duration in whole minutes. */
export function toMinutes(milliseconds: number): number {
  return Math.round(milliseconds / MINUTE);
}

/** Returns whether a slot of a match of two is open; a bye has only one. */
export function hasOpenDuelSlot({ match, status }: DerivedMatch): boolean {
  return match.entries.length < 2 && status.by !== "bye";
}

/** Returns whether the match is a bracket reset before the grand final has a winner. */
export function isPossiblyUnneeded(
  { world }: AttentionContext,
  { match, round }: DerivedMatch,
): boolean {
  if (round?.key !== "grand final reset") return false;
  return !world.tournaments
    .get(match.tournament.key)
    ?.matches.some(
      (other) =>
        other.round?.key === "grand final" &&
        other.match.bracketId === match.bracketId &&
        other.match.site === match.site &&
        other.outcome.winner !== null,
    );
}
