/** What needs a person: the shape of it. `derive-attention.ts` finds it. */
import type { Result } from "#core/model/change.ts";
import type { RoundName } from "#core/model/derived.ts";
import type { Hold, HoldDecision } from "#core/model/hold.ts";
import type { Instant, ListName, SiteKey } from "#core/model/match.ts";
import type { ServiceOutcome } from "#core/model/service-outcome.ts";
import type { StoreFailure } from "#core/model/store-health.ts";

/** `alarm`: wrong now; `warn`: soon wrong, or wrong by the rules; `note`: to be known. */
export type Severity = "alarm" | "warn" | "note";

/** Why something needs a person, with what words need to say it. Lengths are in minutes. */
export type AttentionReason =
  /** The service's flag; `scores` in order of the contestants. */
  | { readonly kind: "conflict"; readonly scores: readonly (number | null)[] }
  /** Its start is past by more than the grace, and the service lists it as upcoming. */
  | { readonly kind: "not-started"; readonly start: Instant }
  /** It takes longer than every match like it did. */
  | {
      readonly kind: "running-long";
      readonly minutes: number;
      readonly typical: number;
      readonly watched: number;
      readonly bestOf: number | null;
    }
  /** No score although matches like it were over by now. */
  | {
      readonly kind: "no-score";
      readonly minutes: number;
      readonly typical: number;
      readonly watched: number;
    }
  /** Not everybody is known although it starts soon; `waitsFor`: code of the match that is not over. */
  | {
      readonly kind: "contestant-missing";
      readonly start: Instant;
      readonly waitsFor: string | null;
    }
  /** Its start was changed, and the old or the new one is near. */
  | { readonly kind: "moved"; readonly from: Instant; readonly to: Instant }
  /** Somebody has won, and the service does not call it over. */
  | { readonly kind: "decided-not-over"; readonly winner: string; readonly listedUpcoming: boolean }
  /** Its result was changed after the match it leads to had begun. */
  | {
      readonly kind: "corrected-late";
      readonly from: Result;
      readonly to: Result;
      readonly next: string | null;
    }
  /** Scores that were there are gone. */
  | { readonly kind: "score-withdrawn"; readonly scores: readonly (number | null)[] }
  /** The service took its lock back. */
  | { readonly kind: "unlocked" }
  /** Locked although it is not over. */
  | { readonly kind: "locked" }
  | { readonly kind: "score-too-high"; readonly score: number; readonly bestOf: number }
  /** A contestant plays two matches at once; `sameName`: in two games, so perhaps two people. */
  | {
      readonly kind: "overlapping";
      readonly contestant: string;
      readonly other: MatchName;
      readonly sameName: boolean;
    }
  /** Too little time for a contestant between two matches; negative: none at all. */
  | {
      readonly kind: "short-turnaround";
      readonly contestant: string;
      readonly minutes: number;
      readonly other: MatchName;
      /** The earlier match is not over: its end is the learnt one. */
      readonly estimated: boolean;
    }
  | { readonly kind: "bye-with-two" }
  /** The match before it is decided, and still nobody stands here. */
  | {
      readonly kind: "slot-unfilled";
      readonly feeder: string;
      /** Who belongs there. */
      readonly contestant: string | null;
    }
  /** Somebody plays on who did not win. */
  | { readonly kind: "advanced-without-winning"; readonly fault: AdvanceFault }
  /** The service no longer lists it, and it was being played. */
  | { readonly kind: "last-seen"; readonly at: Instant }
  /** A list holds as many as it may: what lies beyond `horizon` is not seen. */
  | { readonly kind: "list-cut"; readonly list: ListName; readonly horizon: Instant }
  /** The service stopped sending matches, or what they contain: the last good data is shown. */
  | ({ readonly kind: "data-held"; readonly decision: HoldDecision | null } & Pick<
      Hold,
      "lost" | "count" | "of" | "list" | "site" | "isHidden" | "dataAt"
    > & { readonly hold: string; readonly begun: Instant })
  /** The service's clock and this machine's differ; minutes that the service's is ahead. */
  | {
      readonly kind: "clocks-differ";
      readonly minutes: number;
      readonly deletionRefused: boolean;
    }
  /** The service does not accept our credentials. */
  | { readonly kind: "service-refused"; readonly outcome: ServiceOutcome }
  /** The archive cannot store: what pages show is held in memory only. */
  | {
      readonly kind: "store-failing";
      readonly state: StoreFailure;
      readonly unstoredChanges: number;
    };

export type AttentionKind = AttentionReason["kind"];

/** Whom the loser's advance is to be seen by: codes of the bracket's contradictions. */
export type AdvanceFault = "loser-advanced" | "winner-and-loser" | "both-advanced";

/** How a match is called where only its name is needed. */
export interface MatchName {
  readonly match: SiteKey;
  /** Match code, else its tournament's title. */
  readonly name: string;
}

/** Where something needs a person. */
export type AttentionPlace =
  | {
      readonly type: "round";
      /** `SITE/SLUG`. */
      readonly tournament: SiteKey;
      /** Of a bracket match; null in groups and where no bracket is known. */
      readonly round: RoundName | null;
      /** `SITE/ID` of its group; null in brackets. */
      readonly group: SiteKey | null;
    }
  | { readonly type: "service"; readonly clientId: string | null }
  | { readonly type: "store" };

/** One thing that needs a person. */
export interface AttentionRow {
  /** `KIND PLACE`: one row for one cause in one round, the same from look to look. */
  readonly id: string;
  readonly kind: AttentionKind;
  readonly severity: Severity;
  /** Null where the service does not tell. */
  readonly since: Instant | null;
  readonly place: AttentionPlace;
  /** By start; empty where it is about a service. */
  readonly matches: readonly SiteKey[];
  /** Of the first of them. */
  readonly reason: AttentionReason;
  /** What it rests on: whoever dealt with these need not see it again until there are others. */
  readonly facts: readonly string[];
}
