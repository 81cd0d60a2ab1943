import * as z from "zod/mini";
import { CoverageSchema } from "./coverage.ts";
import { ContestantRefSchema } from "./contestant.ts";
import { IssueSchema, type SiteKey } from "./match.ts";
import { GroupScenariosSchema } from "./scenarios.ts";
import { TIE_BREAKERS } from "./tie-breakers.ts";

const RankingRuleSchema = z.object({
  /** `null`: contestants are ranked by number of wins. */
  points: z.nullable(z.object({ win: z.number(), draw: z.number(), loss: z.number() })),
  tieBreakers: z.readonly(z.array(z.enum(TIE_BREAKERS))),
  /** True if the deductions that the service sends with a match reduce the points. */
  deduct: z.optional(z.boolean()),
});

/** Points of the matches of a group of kind `ranked`, entered by staff. */
const PlacementPointsSchema = z.object({
  /** Points of placement 1, 2, …; later placements give none. */
  placements: z.readonly(z.array(z.number())),
  /** Points per kill; 0 if kills give none. */
  perKill: z.number(),
  /** True if the deductions that the service sends with a match reduce its points. */
  deduct: z.boolean(),
  /** Number of best matches that count for each contestant; `null` if all count. */
  bestOf: z.nullable(z.number()),
});

/** A contestant's points in one ended match of a group with placement points. */
const PlacementResultSchema = z.object({
  /** `SITE/ID`. */
  match: z.string(),
  /** From 1, shared by equal scores; `null` for a disqualified contestant. */
  placement: z.nullable(z.number()),
  /** `null` if kills give no points. */
  kills: z.nullable(z.number()),
  /** Points that the service's deduction cost. */
  deduction: z.number(),
  /** Points of the placement and of the kills, minus `deduction`. */
  points: z.number(),
  /** True if it is among the best matches that count. */
  counts: z.boolean(),
});

const StandingSchema = z.object({
  /** 1-based rank; tied contestants share it. */
  position: z.number(),
  /** True if the rule cannot separate this contestant from the next or previous one. */
  tied: z.boolean(),
  /**
   * Position that this contestant would share if staff had not decided the order; `null` if they
   * did not.
   */
  sharedPosition: z.nullable(z.number()),
  contestant: ContestantRefSchema,
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  scoreFor: z.number(),
  scoreAgainst: z.number(),
  difference: z.number(),
  /** Includes `byePoints`. */
  points: z.number(),
  /** Points that byes gave. Byes count in no other number. */
  byePoints: z.number(),
  /** Kills in the matches that count; `null` if kills give no points. */
  kills: z.nullable(z.number()),
  /** Points that deductions cost, in the matches that count and in total; subtracted in `points`. */
  deduction: z.number(),
  /** Deductions that the service sends and that are not subtracted, because no rule demands it. */
  ignoredDeduction: z.number(),
  /** Of each ended match in order of play; points are scores if there are no placement points; empty unless ranked. */
  results: z.readonly(z.array(PlacementResultSchema)),
  /** Results in order of play. */
  form: z.readonly(z.array(z.enum(["won", "drawn", "lost"]))),
  /** The bracket match this contestant advanced to; `null` if none was seen. */
  wentTo: z.nullable(z.object({ bracket: z.string(), code: z.string() })),
});

/** A group with its standings, as in an answer. */
export const GroupSchema = z.object({
  site: z.string(),
  id: z.string(),
  /** 1-based within the tournament, by stage, then id. Derived: the service names no groups. */
  number: z.number(),
  /** Name entered by staff, else `null`. */
  name: z.nullable(z.string()),
  stage: z.number(),
  /**
   * Format of a group.
   * `round-robin`: once, twice or a league; ranked by its rule.
   * `swiss`: each round pairs contestants with equal points; ranked by its rule.
   * `path`: GSL format (openings, winners' and losers' match, decider), ranked by wins minus losses.
   * `ranked`: matches of more than two contestants, ranked by the sum of scores, then by matches
   * won, or by placement points if staff entered some.
   */
  kind: z.enum(["round-robin", "swiss", "path", "ranked"]),
  /** Ranking rule of a round robin or a Swiss group; not used by the other kinds. */
  rule: RankingRuleSchema,
  /** Points per placement in a group of kind `ranked`; `null` if staff entered none. */
  placementPoints: z.nullable(PlacementPointsSchema),
  /** True if staff entered the rule, false if it is the assumed default. */
  isRuleKnown: z.boolean(),
  /** True if the scores are points (1, ½ and 0), so that the points of the rule do not apply. */
  scoresArePoints: z.boolean(),
  /** Keys of the matches of each round of a Swiss group, byes included; `null` for other kinds. */
  rounds: z.nullable(z.readonly(z.array(z.readonly(z.array(z.string()))))),
  standings: z.readonly(z.array(StandingSchema)),
  /** Number who advance, from the top of the standings; `null` if unknown. */
  advancing: z.nullable(z.number()),
  /** Who can still advance; `null` if no match is open, or if nothing is proven. */
  scenarios: z.nullable(GroupScenariosSchema),
  /** Number of its known matches, without byes. */
  seen: z.number(),
  /** Total number of its matches; `null` if it cannot be proven. */
  expected: z.nullable(z.number()),
  coverage: CoverageSchema,
  /** True if none of its listed matches is open. Others may follow. */
  closed: z.boolean(),
  /** True if all its matches were seen and none is open. */
  complete: z.boolean(),
  issues: z.readonly(z.array(IssueSchema)),
});

export type TieBreaker = (typeof TIE_BREAKERS)[number];
export type RankingRule = Readonly<z.output<typeof RankingRuleSchema>>;
export type PlacementPoints = Readonly<z.output<typeof PlacementPointsSchema>>;
export type PlacementResult = Readonly<z.output<typeof PlacementResultSchema>>;
export type StandingView = Readonly<z.output<typeof StandingSchema>>;
export type GroupView = Readonly<z.output<typeof GroupSchema>>;
export type GroupKind = GroupView["kind"];

/** One row of a group's standings. */
export interface StandingRow extends StandingView {
  /**
   * Best and worst position, those of tied contestants included: in a complete group with an
   * assumed rule, under every usual one.
   */
  readonly best: number;
  readonly worst: number;
}

/** A group with its standings. Answers add who can still advance. */
export interface Group extends Omit<GroupView, "standings" | "advancing" | "scenarios"> {
  /** `SITE/ID`. */
  readonly key: SiteKey;
  /** `SITE/SLUG`. */
  readonly tournament: SiteKey;
  readonly standings: readonly StandingRow[];
  readonly matches: readonly SiteKey[];
}
