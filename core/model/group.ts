import type { Coverage } from "./coverage.ts";
import type { ContestantRef } from "./derived.ts";
import type { Issue, SiteKey } from "./match.ts";

/** Order in which contestants of a table are told apart after points. */
export type TieBreaker = "difference" | "score-for" | "head-to-head";

/** A ranking rule as data. `points` null ranks by number of wins. */
export interface RankingRule {
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number } | null;
  readonly tieBreakers: readonly TieBreaker[];
}

/** One line of a table. */
export interface Standing {
  /** 1-based; tied contestants share it. */
  readonly position: number;
  /** True when the rule cannot tell this contestant from a neighbour. */
  readonly tied: boolean;
  readonly contestant: ContestantRef;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scoreFor: number;
  readonly scoreAgainst: number;
  readonly difference: number;
  readonly points: number;
  /** Results in order of play. */
  readonly form: readonly ("won" | "drawn" | "lost")[];
  /** The bracket place this contestant was seen in, if any: only then is "went on" known. */
  readonly wentTo: { readonly bracket: SiteKey; readonly code: string } | null;
}

/**
 * `round-robin`: ranked by its rule; once, twice, or a league.
 * `path`: the GSL kind (openings, winners' and losers' match, decider), ranked by wins less defeats.
 * `ranked`: matches of more than two, ranked by the sum of scores (its points), then by matches won.
 */
export type GroupKind = "round-robin" | "path" | "ranked";

export interface Group {
  /** `SITE/ID`. */
  readonly key: SiteKey;
  readonly site: string;
  readonly id: string;
  /** `SITE/SLUG`. */
  readonly tournament: SiteKey;
  /** 1-based within the tournament, by stage, then id; ours, the service names no groups. */
  readonly number: number;
  /** As staff wrote it down, else null. */
  readonly name: string | null;
  readonly stage: number;
  readonly kind: GroupKind;
  /** Of a round robin; the other kinds are not ranked by one. */
  readonly rule: RankingRule;
  /** True where staff wrote the rule down; else it is a usual one, assumed. */
  readonly isRuleKnown: boolean;
  readonly standings: readonly Standing[];
  readonly matches: readonly SiteKey[];
  /** Matches of it that are known, without byes. */
  readonly seen: number;
  /** Matches it is proven to hold in all, null if nothing proves a number. */
  readonly expected: number | null;
  readonly coverage: Coverage;
  /** All of them are seen, and none is open. */
  readonly complete: boolean;
  readonly issues: readonly Issue[];
}
