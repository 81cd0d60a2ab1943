import type { ContestantRef, MatchState, OutcomeReason, StatusReason } from "./derived.ts";
import type { Instant, SiteKey } from "./match.ts";

/** The result of a match at one moment: scores by slot, and who won by name. */
export interface ResultSnapshot {
  /** In order of the contestants. */
  readonly scores: readonly (number | null)[];
  readonly winner: ContestantRef | null;
  readonly draw: boolean;
}

/** What happened to a match between two looks at it. */
export type ChangeDetails =
  /** It is new to us. */
  | { readonly type: "added" }
  /** It starts at another time; `from` null where none was known. */
  | { readonly type: "rescheduled"; readonly from: Instant | null; readonly to: Instant }
  /** Its start was taken back. */
  | { readonly type: "unscheduled"; readonly from: Instant }
  /** Open slots were filled. */
  | { readonly type: "contestants-known"; readonly contestants: readonly ContestantRef[] }
  /** Somebody else, or nobody yet (`to` null), stands where `from` stood. */
  | { readonly type: "replaced"; readonly from: ContestantRef; readonly to: ContestantRef | null }
  /** The same contestant under another name, or the same name spelt anew. */
  | { readonly type: "renamed"; readonly from: ContestantRef; readonly to: ContestantRef }
  | { readonly type: "started" }
  /** It was live and is upcoming again. */
  | { readonly type: "start-withdrawn" }
  | {
      readonly type: "score";
      readonly from: readonly (number | null)[];
      readonly to: readonly (number | null)[];
    }
  /** Scores that were there are gone. */
  | { readonly type: "score-withdrawn"; readonly from: readonly (number | null)[] }
  /** Who won, or that nobody did (`winner` null: a draw), became known. */
  | {
      readonly type: "decided";
      readonly winner: ContestantRef | null;
      readonly by: OutcomeReason | null;
    }
  | { readonly type: "ended"; readonly by: StatusReason }
  /** What was ended is otherwise now: another score, another winner, or not ended after all. */
  | {
      readonly type: "corrected";
      readonly from: ResultSnapshot;
      readonly to: ResultSnapshot;
      readonly state: MatchState;
    }
  | { readonly type: "best-of"; readonly from: number | null; readonly to: number | null }
  | { readonly type: "conflict-raised" }
  | { readonly type: "conflict-cleared" }
  | { readonly type: "locked" }
  | { readonly type: "unlocked" }
  /** It left a full list without having ended: from here on we know no more of it. */
  | { readonly type: "last-seen"; readonly at: Instant }
  /** It is in neither list any more although both are whole. */
  | { readonly type: "withdrawn" }
  /** A withdrawn match is listed again. */
  | { readonly type: "returned" };

export type ChangeType = ChangeDetails["type"];

/** A typed change of one match; what it was and what it is now are in it. */
export type Change = ChangeDetails & {
  readonly match: SiteKey;
  /** `SITE/SLUG`. */
  readonly tournament: SiteKey;
};
