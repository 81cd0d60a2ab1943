import type { ContestantRef } from "./derived.ts";
import type { MatchEntry, Instant, SiteKey } from "./match.ts";

/** Why two contestants of one name may not be one (docs/domain.md#ambiguous-names). */
export type Ambiguity = "two-countries" | "two-places-at-once";

export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scoreFor: number;
  readonly scoreAgainst: number;
}

/** A contestant across everything we have seen of a game. */
export interface Contestant extends ContestantRef {
  readonly game: string;
  readonly gameSlug: string;
  /** Every country it was listed with; more than one is an ambiguity. */
  readonly countries: readonly string[];
  readonly ambiguity: readonly Ambiguity[];
  readonly record: Tally;
  /** Results of ended matches with an outcome, oldest first, at most the last ten. */
  readonly form: readonly ("won" | "drawn" | "lost")[];
  /** Null where the service never sent either. */
  readonly kills: number | null;
  readonly deaths: number | null;
  /** Group matches first by start, then by depth in the bracket: never by start alone. */
  readonly matches: readonly SiteKey[];
  readonly last: SiteKey | null;
  readonly next: SiteKey | null;
  readonly tournaments: readonly SiteKey[];
}

/** What one contestant did against another. */
export interface HeadToHead {
  readonly opponent: ContestantRef;
  readonly record: Tally;
  readonly matches: readonly SiteKey[];
}

/** A possible next match of a contestant, and who may wait there. */
export interface NextStep {
  readonly match: SiteKey | null;
  readonly code: string;
  readonly start: Instant | null;
  readonly opponents: readonly ContestantRef[];
  /** True when a win leads there, false when a loss does. */
  readonly onWin: boolean;
}

/** Returns the contestant of an entry, without what the match adds. */
export function contestantRef({ key, name, country }: MatchEntry): ContestantRef {
  return { key, name, country };
}
