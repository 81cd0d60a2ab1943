import type { OutcomeReason } from "./match-outcome.ts";
import type { MatchState, StatusReason } from "./match-status.ts";
import type { Instant, SiteKey } from "./match.ts";
import type { ContestantRef } from "./contestant-ref.ts";

/** Scores and winner of a match at one time. */
export interface ResultSnapshot {
  /** In the order of the contestants. */
  readonly scores: readonly (number | null)[];
  readonly winner: ContestantRef | null;
  readonly draw: boolean;
}

/** A change of a match between two polls. */
export type ChangeDetails =
  /** The match was seen for the first time. */
  | { readonly type: "added" }
  /** The start changed; `from` is `null` if there was none. */
  | { readonly type: "rescheduled"; readonly from: Instant | null; readonly to: Instant }
  /** The start was removed. */
  | { readonly type: "unscheduled"; readonly from: Instant }
  /** Open slots were filled. */
  | { readonly type: "contestants-known"; readonly contestants: readonly ContestantRef[] }
  /** `to` took the slot of `from`; `to` is `null` if the slot is open again. */
  | { readonly type: "replaced"; readonly from: ContestantRef; readonly to: ContestantRef | null }
  /** The same contestant has another name, or another spelling of it. */
  | { readonly type: "renamed"; readonly from: ContestantRef; readonly to: ContestantRef }
  | { readonly type: "started" }
  /** A live match is upcoming again. */
  | { readonly type: "start-withdrawn" }
  | {
      readonly type: "score";
      readonly from: readonly (number | null)[];
      readonly to: readonly (number | null)[];
    }
  /** All scores were removed or set to 0. */
  | { readonly type: "score-withdrawn"; readonly from: readonly (number | null)[] }
  /** The outcome became known; `winner` is `null` for a draw. */
  | {
      readonly type: "decided";
      readonly winner: ContestantRef | null;
      readonly by: OutcomeReason | null;
    }
  | { readonly type: "ended"; readonly by: StatusReason }
  /** An ended match changed: another score, another winner, or no longer ended. */
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
  /** It dropped off a full list without having ended, so its state is unknown from here on. */
  | { readonly type: "last-seen"; readonly at: Instant }
  /** It is in neither list although neither list is at its limit. */
  | { readonly type: "withdrawn" }
  /** A withdrawn match is listed again. */
  | { readonly type: "returned" };

/** Type of a change. */
export type ChangeType = ChangeDetails["type"];

/** A typed change of one match, with the old and the new value. */
export type Change = ChangeDetails & {
  readonly match: SiteKey;
  /** `SITE/SLUG`. */
  readonly tournament: SiteKey;
};
