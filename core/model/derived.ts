import type { ContestantKey, Instant, SeenMatch, SiteKey } from "./match.ts";

/** State of a match. */
export type MatchState = "upcoming" | "live" | "ended";

/** Reasons that end a match in any list (docs/domain.md#winner), strongest first. */
export const ENDING_REASONS = [
  /** It is a bye. */
  "bye",
  /** A contestant appears in a match that this one feeds. */
  "advanced",
  /** A contestant won more than half of the best-of games. */
  "clinched",
] as const;

/** One of `ENDING_REASONS`. */
export type EndingReason = (typeof ENDING_REASONS)[number];

/** Reasons for the state of a match (docs/domain.md#status). */
export const STATUS_REASONS = [
  ...ENDING_REASONS,
  /** In the ended list and locked. */
  "locked",
  /** In the ended list, long after its start, and unchanged for an hour. */
  "taken-as-ended",
  /** It had ended and still shows its lock or its deciding score, so it stays ended. */
  "stays-ended",
  /** In the ended list, and no other rule applies: the match is live. */
  "begun",
  /** In the upcoming list, before its start or within the grace period after it. */
  "listed-upcoming",
  /** In the upcoming list (or unplayed in a file), its start past by more than the grace period. */
  "not-started",
  /** A score above 0 before its start, in a file that was read without lists. */
  "score-before-start",
] as const;

/** One of `STATUS_REASONS`. */
export type StatusReason = (typeof STATUS_REASONS)[number];

/** State of a match and why it has it. */
export interface Status {
  readonly state: MatchState;
  readonly by: StatusReason;
  /** Until when this status holds without new data; `null` if time alone cannot change it. */
  readonly validUntil: Instant | null;
}

/** Reasons for an outcome (docs/domain.md#winner), strongest first. */
export const OUTCOME_REASONS = [...ENDING_REASONS, "led", "taken-as-ended"] as const;

/** One of `OUTCOME_REASONS`. */
export type OutcomeReason = (typeof OUTCOME_REASONS)[number];

/** Winner or draw of a match and how it was derived. */
export interface Outcome {
  /** Index into the match's entries; `null` if the winner is unknown or there is none. */
  readonly winner: number | null;
  readonly by: OutcomeReason | null;
  /** True for a group match that ended tied. */
  readonly draw: boolean;
}

/** Names of a round in three lengths: "Lower Bracket Final" / "LB Final" / "LBF". */
export interface RoundName {
  readonly long: string;
  readonly medium: string;
  readonly short: string;
}

/** Round of a match. */
export interface MatchRound {
  readonly key: string;
  readonly name: RoundName;
  /** The round its losers drop to; `null` if they are eliminated. Known before the match is. */
  readonly losersTo: RoundName | null;
}

/** Why a bracket place has no match, or no listed one (docs/domain.md#absent-matches). */
export type Absence =
  | "no-start-yet"
  | "beyond-the-list"
  | "before-watching"
  | "withdrawn"
  | "last-seen";

/** Why a match that did not end can no longer be played. */
export type UnresolvedReason =
  /** The service removed it from both lists. */
  | "withdrawn"
  /** It is a bracket reset, and the upper finalist won the grand final. */
  | "reset-not-needed"
  /** A later match of its path or a later stage began without it, or its bracket is decided. */
  | "moved-on"
  /** Its start is long past, and its tournament is completed. */
  | "tournament-completed";

/** Source of the contestant of a slot. */
export type SlotSource =
  | { readonly type: "seed"; readonly seed: number | null }
  | { readonly type: "winner"; readonly of: PlaceRef; readonly certainty: "found" | "assumed" }
  | { readonly type: "loser"; readonly of: PlaceRef; readonly certainty: "found" | "assumed" }
  /** One of this round's losers; which one is not known yet. */
  | { readonly type: "loser-of-round"; readonly round: string; readonly name: RoundName }
  | { readonly type: "bye" }
  | { readonly type: "unknown" };

/** Reference to a bracket place: its code, and its match if one was seen. */
export interface PlaceRef {
  /** Unique within the bracket: `ROUNDKEY#ROW`, e.g. `lower ro8s1#3`. */
  readonly place: string;
  /** Match code, e.g. `UBQF-2`. */
  readonly code: string;
  readonly match: SiteKey | null;
}

/** A slot of a match: its contestant, or the source of the contestant while it is open. */
export interface Slot {
  /** Index into the match's entries; `null` while the slot is open. */
  readonly entry: number | null;
  readonly source: SlotSource;
}

/** A match with all derived values. */
export interface DerivedMatch extends SeenMatch {
  readonly status: Status;
  readonly outcome: Outcome;
  /** Short match code: `LBR2-4`, `G3-2`; `null` if its position is unknown. */
  readonly code: string | null;
  readonly round: MatchRound | null;
  /** Two for a bracket match, one for a bye, one per contestant if there are more than two. */
  readonly slots: readonly Slot[];
  readonly winnerTo: PlaceRef | null;
  readonly loserTo: PlaceRef | null;
  /** Why it is no longer listed although it did not end; `null` if listed, ended or from a file. */
  readonly absence: Absence | null;
  /** `null` if it ended or may still be played. Does not change the status. */
  readonly unresolved: UnresolvedReason | null;
}

/** Identity of a contestant, if only that is needed. */
export interface ContestantRef {
  readonly key: ContestantKey;
  readonly name: string;
  readonly country: string;
}
