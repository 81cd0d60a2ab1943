import type { DerivedMatch } from "#core/model/derived.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import { type Histories, type MatchHistory, NO_HISTORY } from "#core/model/match-history.ts";
import type { Lengths } from "#core/forecast/match-lengths.ts";
import type { ServiceOutcome } from "#core/model/service-outcome.ts";
import type { World } from "#core/world/world.ts";
import type { AttentionReason, MatchName, Severity } from "./attention.ts";

/** How it stands with one service. */
export interface WatchedService {
  readonly clientId: string;
  readonly outcome: ServiceOutcome;
  /** When it was asked last. */
  readonly at: Instant | null;
}

/** What rules look at. */
export interface Watch {
  readonly now: Instant;
  readonly world: World;
  /** Those that a list carried at some time, and that were not withdrawn. */
  readonly matches: readonly DerivedMatch[];
  /** Of these, the ones that may still be played or are: few of many once an event is under way. */
  readonly open: readonly DerivedMatch[];
  readonly histories: Histories;
  readonly lengths: Lengths;
  readonly services: readonly WatchedService[];
}

/** What a rule found in one match. Rows gather those of one round. */
export interface Finding {
  readonly match: DerivedMatch;
  readonly severity: Severity;
  readonly since: Instant | null;
  readonly reason: AttentionReason;
  /** What it rests on, beside the match. */
  readonly fact: string;
}

/** One rule. */
export type Rule = (watch: Watch) => readonly Finding[];

/** What was noticed of a match. */
export function historyOf({ histories }: Watch, { match }: DerivedMatch): MatchHistory {
  return histories.get(match.key) ?? NO_HISTORY;
}

/** Whether rules look at it: a list carried it at some time, and it was not withdrawn. */
export function isLookedAt({ sighting, absence }: DerivedMatch): boolean {
  return sighting.list !== null && absence !== "withdrawn";
}

/** Matches of which something like this was noticed. Cheaper than asking for every history. */
export function noticed(
  { histories, world }: Watch,
  isMeant: (history: MatchHistory) => boolean,
): readonly DerivedMatch[] {
  const found: DerivedMatch[] = [];
  for (const [key, history] of histories) {
    const derived = isMeant(history) ? world.matches.get(key) : undefined;
    if (derived !== undefined && isLookedAt(derived)) found.push(derived);
  }
  return found;
}

/** When it began: as it was noticed, else as it was planned. */
export function beganAt(watch: Watch, derived: DerivedMatch): Instant | null {
  return historyOf(watch, derived).startedAt ?? derived.match.start;
}

/** When its facts changed last; null where they never did while we watched. */
export function changedAt({ sighting }: DerivedMatch): Instant | null {
  return sighting.changedAt > sighting.firstSeen ? sighting.changedAt : null;
}

/** How people call a match. */
export function nameOf({ match, code }: DerivedMatch): MatchName {
  return { match: match.key, name: code ?? match.tournament.title };
}

/** The match of a key, also one that rules do not look at for itself; null where none is known. */
export function matchAt({ world }: Watch, key: SiteKey | null): DerivedMatch | null {
  return key === null ? null : (world.matches.get(key) ?? null);
}

/** Scores in order of the contestants. */
export function scoresOf({ match }: DerivedMatch): readonly (number | null)[] {
  return match.entries.map(({ score }) => score);
}
