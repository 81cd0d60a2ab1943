import type { Coverage } from "./coverage.ts";
import type { Issue, SiteKey } from "./match.ts";
import type { ContestantRef } from "./contestant-ref.ts";

/**
 * Criteria that separate contestants tied on points, in the order that staff are offered. Buchholz:
 * sum of the opponents' points; median Buchholz: without the best and the worst opponent;
 * Sonneborn-Berger: points of beaten opponents and half the points of those drawn with.
 */
export const TIE_BREAKERS = [
  "difference",
  "score-for",
  "head-to-head",
  "buchholz",
  "median-buchholz",
  "sonneborn-berger",
] as const;

/** One of `TIE_BREAKERS`. */
export type TieBreaker = (typeof TIE_BREAKERS)[number];

/** A ranking rule. If `points` is `null`, contestants are ranked by number of wins. */
export interface RankingRule {
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number } | null;
  readonly tieBreakers: readonly TieBreaker[];
  /** True if the deductions that the service sends with a match reduce the points. */
  readonly deduct?: boolean | undefined;
}

/** Points of the matches of a group of kind `ranked`, entered by staff. */
export interface PlacementPoints {
  /** Points of placement 1, 2, …; later placements give none. */
  readonly placements: readonly number[];
  /** Points per kill; 0 if kills give none. */
  readonly perKill: number;
  /** True if the deductions that the service sends with a match reduce its points. */
  readonly deduct: boolean;
  /** Number of best matches that count for each contestant; `null` if all count. */
  readonly bestOf: number | null;
}

/** A contestant's points in one ended match of a group with placement points. */
export interface PlacementResult {
  /** `SITE/ID`. */
  readonly match: SiteKey;
  /** From 1, shared by equal scores; `null` for a disqualified contestant. */
  readonly placement: number | null;
  /** `null` if kills give no points. */
  readonly kills: number | null;
  /** Points that the service's deduction cost. */
  readonly deduction: number;
  /** Points of the placement and of the kills, minus `deduction`. */
  readonly points: number;
  /** True if it is among the best matches that count. */
  readonly counts: boolean;
}

/** One row of a group's standings. */
export interface StandingRow {
  /** 1-based rank; tied contestants share it. */
  readonly position: number;
  /** True if the rule cannot separate this contestant from the next or previous one. */
  readonly tied: boolean;
  /**
   * Position that this contestant would share if staff had not decided the order; `null` if they
   * did not.
   */
  readonly sharedPosition: number | null;
  /**
   * Best and worst position, those of tied contestants included: in a complete group with an
   * assumed rule, under every usual one.
   */
  readonly best: number;
  readonly worst: number;
  readonly contestant: ContestantRef;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scoreFor: number;
  readonly scoreAgainst: number;
  readonly difference: number;
  /** Includes `byePoints`. */
  readonly points: number;
  /** Points that byes gave. Byes count in no other number. */
  readonly byePoints: number;
  /** Kills in the matches that count; `null` if kills give no points. */
  readonly kills: number | null;
  /** Points that deductions cost, in the matches that count and in total; subtracted in `points`. */
  readonly deduction: number;
  /** Deductions that the service sends and that are not subtracted, because no rule demands it. */
  readonly ignoredDeduction: number;
  /** Of each ended match in order of play; points are scores if there are no placement points; empty unless ranked. */
  readonly results: readonly PlacementResult[];
  /** Results in order of play. */
  readonly form: readonly ("won" | "drawn" | "lost")[];
  /** The bracket match this contestant advanced to; `null` if none was seen. */
  readonly wentTo: { readonly bracket: SiteKey; readonly code: string } | null;
}

/**
 * Format of a group.
 * `round-robin`: once, twice or a league; ranked by its rule.
 * `swiss`: each round pairs contestants with equal points; ranked by its rule.
 * `path`: GSL format (openings, winners' and losers' match, decider), ranked by wins minus losses.
 * `ranked`: matches of more than two contestants, ranked by the sum of scores, then by matches won,
 * or by placement points if staff entered some.
 */
export type GroupKind = "round-robin" | "swiss" | "path" | "ranked";

/** A group with its standings. */
export interface Group {
  /** `SITE/ID`. */
  readonly key: SiteKey;
  readonly site: string;
  readonly id: string;
  /** `SITE/SLUG`. */
  readonly tournament: SiteKey;
  /** 1-based within the tournament, by stage, then id. Derived: the service names no groups. */
  readonly number: number;
  /** Name entered by staff, else `null`. */
  readonly name: string | null;
  readonly stage: number;
  readonly kind: GroupKind;
  /** Ranking rule of a round robin or a Swiss group; not used by the other kinds. */
  readonly rule: RankingRule;
  /** Points per placement in a group of kind `ranked`; `null` if staff entered none. */
  readonly placementPoints: PlacementPoints | null;
  /** True if the scores are points (1, ½ and 0), so that the points of the rule do not apply. */
  readonly scoresArePoints: boolean;
  /** True if staff entered the rule, false if it is the assumed default. */
  readonly isRuleKnown: boolean;
  readonly standings: readonly StandingRow[];
  readonly matches: readonly SiteKey[];
  /** Matches of each round of a Swiss group, byes included; `null` for other kinds. */
  readonly rounds: readonly (readonly SiteKey[])[] | null;
  /** Number of its known matches, without byes. */
  readonly seen: number;
  /** Total number of its matches; `null` if it cannot be proven. */
  readonly expected: number | null;
  readonly coverage: Coverage;
  /** True if none of its listed matches is open. Others may follow. */
  readonly closed: boolean;
  /** True if all its matches were seen and none is open. */
  readonly complete: boolean;
  readonly issues: readonly Issue[];
}
