import type { ContestantKey, Instant, SeenMatch, SiteKey } from "./match.ts";

export type MatchState = "upcoming" | "live" | "ended";

/** How a match may end whatever the lists contain (docs/domain.md#winner), strongest first. */
export const ENDING_REASONS = [
  /** It is a bye. */
  "bye",
  /** A contestant stands in a match it feeds. */
  "advanced",
  /** A contestant passed half of best-of. */
  "clinched",
] as const;

export type EndingReason = (typeof ENDING_REASONS)[number];

/** How a state was derived (docs/domain.md#status). */
export const STATUS_REASONS = [
  ...ENDING_REASONS,
  /** In the ended list and locked. */
  "locked",
  /** In the ended list, long past its start, and unchanged for an hour. */
  "taken-as-ended",
  /** It was ended by its lock or its scores and still shows them: what was ended stays ended. */
  "stays-ended",
  /** In the ended list and none of the above: it has begun. */
  "begun",
  /** In the upcoming list, its start ahead or within the grace. */
  "listed-upcoming",
  /** In the upcoming list (or unplayed in a file) although its start passed by more than the grace. */
  "not-started",
  /** A score above 0 before its start, in a file read without lists. */
  "score-before-start",
] as const;

export type StatusReason = (typeof STATUS_REASONS)[number];

export interface Status {
  readonly state: MatchState;
  readonly by: StatusReason;
  /** When time alone may change this status; null when only new facts can. */
  readonly validUntil: Instant | null;
}

/** How a winner was derived (docs/domain.md#winner), strongest first. */
export const OUTCOME_REASONS = [...ENDING_REASONS, "led", "taken-as-ended"] as const;

export type OutcomeReason = (typeof OUTCOME_REASONS)[number];

export interface Outcome {
  /** Index into the match's entries; null when nobody can be named. */
  readonly winner: number | null;
  readonly by: OutcomeReason | null;
  /** True for a group match that ended level, read as a draw. */
  readonly draw: boolean;
}

/** Names of a round: "Lower Bracket Final" / "LB Final" / "LBF". */
export interface RoundName {
  readonly long: string;
  readonly medium: string;
  readonly short: string;
}

/** The round a match stands in. */
export interface MatchRound {
  readonly key: string;
  readonly name: RoundName;
  /** The round its losers drop into; null where they are out. Known before their places are. */
  readonly losersTo: RoundName | null;
}

/** Why a place holds no match, or no fresh one (docs/domain.md#absent-matches). */
export type Absence =
  | "no-start-yet"
  | "beyond-the-list"
  | "before-watching"
  | "withdrawn"
  | "last-seen";

/** Why a match that did not end will not be played any more. */
export type UnresolvedReason =
  /** The service took it out of both lists. */
  | "withdrawn"
  /** A bracket reset, and the upper finalist won the grand final. */
  | "reset-not-needed"
  /** A later match of its path, or a later stage, began or ended without it; or its bracket is decided. */
  | "moved-on"
  /** Its start is long past, and its tournament is completed. */
  | "tournament-completed";

/** Who stands, or will stand, in one side of a match. */
export type SlotSource =
  | { readonly type: "seed"; readonly seed: number | null }
  | { readonly type: "winner"; readonly of: PlaceRef; readonly certainty: "found" | "assumed" }
  | { readonly type: "loser"; readonly of: PlaceRef; readonly certainty: "found" | "assumed" }
  /** One of this round's losers, we do not know which yet. */
  | { readonly type: "loser-of-round"; readonly round: string; readonly name: RoundName }
  | { readonly type: "bye" }
  | { readonly type: "unknown" };

/** A place in a bracket: its code always, its match when one was seen. */
export interface PlaceRef {
  /** Unique within the bracket: `ROUNDKEY#ROW`, e.g. `lower ro8s1#3`. */
  readonly place: string;
  /** Match code, e.g. `UBQF-2`. */
  readonly code: string;
  readonly match: SiteKey | null;
}

/** One side of a match as shown: who stands there, else where they will come from. */
export interface Slot {
  /** Index into the match's entries, null while open. */
  readonly entry: number | null;
  readonly source: SlotSource;
}

/** A match with everything derived about it. */
export interface DerivedMatch extends SeenMatch {
  readonly status: Status;
  readonly outcome: Outcome;
  /** Match code people can say: `LBR2-4`, `G3-2`; null where no position is known. */
  readonly code: string | null;
  readonly round: MatchRound | null;
  /** Two for a bracket match, one for a bye, one per contestant in a match of more. */
  readonly slots: readonly Slot[];
  readonly winnerTo: PlaceRef | null;
  readonly loserTo: PlaceRef | null;
  /** Set when it is not in a list any more although it did not end. */
  readonly absence: Absence | null;
  /** Null if it ended, or if it may still be played. Its status stays as it is. */
  readonly unresolved: UnresolvedReason | null;
}

/** A named contestant wherever only the name is needed. */
export interface ContestantRef {
  readonly key: ContestantKey;
  readonly name: string;
  readonly country: string;
}
