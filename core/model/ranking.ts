import type { SiteKey } from "./match.ts";
import type { ContestantRef } from "./contestant.ts";

/** Why a contestant has its rank. */
export type RankReason =
  /** Won or lost the match that decided the rank. */
  | { readonly type: "won" | "lost"; readonly match: SiteKey }
  /** Lost the match that decided the rank with a score below 0. */
  | { readonly type: "disqualified"; readonly match: SiteKey }
  /** Placed in a match of more than two contestants. */
  | { readonly type: "placed"; readonly match: SiteKey; readonly placement: number }
  /** Position in a group, because no later match was played. `isAssumed`: by an assumed rule. */
  | {
      readonly type: "group";
      readonly group: SiteKey;
      readonly position: number;
      readonly isAssumed: boolean;
    }
  /** Has a next match, or waits for one. */
  | { readonly type: "playing"; readonly match: SiteKey | null }
  /** The data does not show how it continued after this match. */
  | { readonly type: "undecided"; readonly match: SiteKey | null };

/** A contestant between the best and the worst result that are possible, lower is better. */
export interface Placed {
  readonly contestant: ContestantRef;
  readonly best: number;
  readonly worst: number;
  readonly reason: RankReason;
}

export interface RankRow {
  /** Best rank that is possible, 1-based. */
  readonly from: number;
  /** Worst rank that is possible. After the end, contestants from `from` to `to` share the rank. */
  readonly to: number;
  readonly contestant: ContestantRef;
  readonly reason: RankReason;
}

/** Ranking of a tournament, or of one of its brackets if no single final decides it. */
export interface Ranking {
  /** The bracket whose final decides it; `null` if a group does. */
  readonly bracket: SiteKey | null;
  /** The group that decides it; `null` if a bracket does. */
  readonly group: SiteKey | null;
  /** True if no rank can change any more. */
  readonly isFinal: boolean;
  /** By worst possible rank, then best possible rank, then name. */
  readonly rows: readonly RankRow[];
}
