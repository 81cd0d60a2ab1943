import * as z from "zod/mini";
import { CoverageSchema } from "./coverage.ts";
import { describe, WholeNumberSchema } from "./describe.ts";
import { ContestantRefSchema } from "./contestant.ts";
import { IssueSchema, type SiteKey } from "./match.ts";
import { GroupScenariosSchema } from "./scenarios.ts";
import { CARRIES, TIE_BREAKERS } from "./tie-breakers.ts";

const RankingRuleSchema = z.object({
  points: describe(
    "Points per result; null if contestants are ranked by number of wins.",
    z.nullable(
      z.object({
        win: describe("Points for a win.", z.number()),
        draw: describe("Points for a draw.", z.number()),
        loss: describe("Points for a loss.", z.number()),
        lastGame: describe(
          "Points in matches that needed the last possible game (3–2 of best of five); absent if " +
            "they give those of all others.",
          z.optional(
            z.object({
              win: describe("Points for a win.", z.number()),
              loss: describe("Points for a loss.", z.number()),
            }),
          ),
        ),
      }),
    ),
  ),
  tieBreakers: describe(
    "What separates contestants who are equal on points, in this order.",
    z.readonly(z.array(z.enum(TIE_BREAKERS))),
  ),
  deduct: describe(
    "True if the deductions that the service sends with a match reduce the points.",
    z.optional(z.boolean()),
  ),
  carry: describe(
    "Which results of earlier stages count as well: `all` of its contestants, or those `among` " +
      "them; absent if none do.",
    z.optional(z.enum(CARRIES)),
  ),
});

/** Points of the matches of a group of kind `ranked`, entered by staff. */
const PlacementPointsSchema = z.object({
  placements: describe(
    "Points of placement 1, 2, …; later placements give none.",
    z.readonly(z.array(z.number())),
  ),
  perKill: describe("Points per kill; 0 if kills give none.", z.number()),
  deduct: describe(
    "True if the deductions that the service sends with a match reduce its points.",
    z.boolean(),
  ),
  bestOf: describe(
    "Number of best matches that count for each contestant; null if all count.",
    z.nullable(WholeNumberSchema),
  ),
});

/** A contestant's points in one ended match of a group with placement points. */
const PlacementResultSchema = z.object({
  match: describe("Key of the match, `SITE/ID`.", z.string()),
  placement: describe(
    "Placement from 1, shared by equal scores; null for a disqualified contestant.",
    z.nullable(WholeNumberSchema),
  ),
  kills: describe("Number of kills; null if kills give no points.", z.nullable(z.number())),
  deduction: describe("Points that the service's deduction cost.", z.number()),
  points: describe("Points of the placement and of the kills, minus `deduction`.", z.number()),
  counts: describe("True if it is among the best matches that count.", z.boolean()),
});

export const StandingSchema = describe(
  "A row of a group's standings.",
  z.object({
    position: describe("Rank from 1; tied contestants share it.", WholeNumberSchema),
    tied: describe(
      "True if the rule cannot separate this contestant from the next or previous one.",
      z.boolean(),
    ),
    sharedPosition: describe(
      "Position that this contestant would share if staff had not decided the order; null if they " +
        "did not.",
      z.nullable(WholeNumberSchema),
    ),
    contestant: describe("The contestant.", ContestantRefSchema),
    played: describe("Number of matches with a result.", WholeNumberSchema),
    won: describe("Number of matches won.", WholeNumberSchema),
    drawn: describe("Number of draws.", WholeNumberSchema),
    lost: describe("Number of matches lost.", WholeNumberSchema),
    scoreFor: describe("Sum of the contestant's own scores.", z.number()),
    scoreAgainst: describe("Sum of the opponents' scores.", z.number()),
    difference: describe("`scoreFor` minus `scoreAgainst`.", z.number()),
    points: describe("Points, including `byePoints`.", z.number()),
    byePoints: describe("Points that byes gave. Byes count in no other number.", z.number()),
    kills: describe(
      "Number of kills in the matches that count; null if kills give no points.",
      z.nullable(z.number()),
    ),
    deduction: describe(
      "Points that deductions cost, in the matches that count and in total; `points` is without " +
        "them.",
      z.number(),
    ),
    ignoredDeduction: describe(
      "Deductions that the service sends and that are not subtracted, because no rule demands it.",
      z.number(),
    ),
    results: describe(
      "Result of each ended match in order of play, in a group of kind `ranked`; else empty. Points " +
        "are scores if there are no placement points.",
      z.readonly(z.array(PlacementResultSchema)),
    ),
    form: describe(
      "Results in order of play.",
      z.readonly(z.array(z.enum(["won", "drawn", "lost"]))),
    ),
    wentTo: describe(
      "The bracket match that this contestant advanced to; null if none was seen.",
      z.nullable(
        z.object({
          bracket: describe("Key of the bracket, `SITE/ID`.", z.string()),
          code: describe("Match code.", z.string()),
        }),
      ),
    ),
  }),
);

export const GroupSchema = describe(
  "A group with its standings.",
  z.object({
    site: describe("Host of the tournament system.", z.string()),
    id: describe("Id of the group on its site.", z.string()),
    number: describe(
      "Number from 1 within the tournament, by stage, then id. Derived: the service names no groups.",
      WholeNumberSchema,
    ),
    name: describe("Name entered by staff; null if there is none.", z.nullable(z.string())),
    stage: describe("Number of its stage, as the service sends it.", WholeNumberSchema),
    kind: describe(
      "Format of the group. `round-robin`: once, twice or a league; ranked by its rule. `swiss`: " +
        "each round pairs contestants with equal points; ranked by its rule. `path`: GSL format " +
        "(openings, winners' and losers' match, decider); ranked by wins minus losses. `ranked`: " +
        "matches of more than two contestants; ranked by the sum of scores, then by matches won, " +
        "or by placement points if staff entered some.",
      z.enum(["round-robin", "swiss", "path", "ranked"]),
    ),
    rule: describe(
      "Ranking rule of a round robin or a Swiss group; not used by the other kinds.",
      RankingRuleSchema,
    ),
    placementPoints: describe(
      "Points per placement in a group of kind `ranked`; null if staff entered none.",
      z.nullable(PlacementPointsSchema),
    ),
    scoreOrder: describe(
      "Which score is best in a group of kind `ranked`: `unknown` if the data does not tell and staff " +
        "did not enter it, and then nobody is ranked by scores; absent if it is the highest, and for " +
        "other kinds.",
      z.optional(z.enum(["lowest", "unknown"])),
    ),
    isRuleKnown: describe(
      "True if staff entered the rule, false if it is the assumed default.",
      z.boolean(),
    ),
    scoresArePoints: describe(
      "True if the scores are points (1, ½ and 0), so that the points of the rule do not apply.",
      z.boolean(),
    ),
    rounds: describe(
      "Keys of the matches of each round of a Swiss group, byes included; null for other kinds.",
      z.nullable(z.readonly(z.array(z.readonly(z.array(z.string()))))),
    ),
    standings: describe("The standings, best first.", z.readonly(z.array(StandingSchema))),
    advancing: describe(
      "Number of contestants who advance, from the top of the standings; null if unknown.",
      z.nullable(WholeNumberSchema),
    ),
    scenarios: describe(
      "Who can still advance; null if no match is open, or if nothing is proven.",
      z.nullable(GroupScenariosSchema),
    ),
    seen: describe("Number of its known matches, without byes.", WholeNumberSchema),
    expected: describe(
      "Total number of its matches; null if it cannot be proven.",
      z.nullable(WholeNumberSchema),
    ),
    coverage: describe("How many of its matches were seen.", CoverageSchema),
    closed: describe("True if none of its listed matches is open. Others may follow.", z.boolean()),
    complete: describe("True if all its matches were seen and none is open.", z.boolean()),
    issues: describe("Contradictions found in its data.", z.readonly(z.array(IssueSchema))),
  }),
);

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
  /** Matches of earlier stages that count: one list, or several if it is not known which. */
  readonly carried: readonly (readonly SiteKey[])[];
}
