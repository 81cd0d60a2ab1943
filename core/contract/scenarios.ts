/** Who can still advance from a group, in Matchdesk's JSON API (`/api/v1`). */
import * as z from "zod/mini";
import { TIE_BREAKERS } from "#core/model/group.ts";
import { FATES, MATCH_RESULTS } from "#core/model/scenarios.ts";
import { ContestantRefSchema } from "#core/model/contestant-ref.ts";

/** An open match of a group; `match` is its key, null if the service does not list it yet. */
const OpenMatchSchema = z.object({
  match: z.nullable(z.string()),
  contestants: z.tuple([ContestantRefSchema, ContestantRefSchema]),
});

/** A condition: the match has one of these results, from the view of its first contestant. */
const LiteralSchema = z.extend(OpenMatchSchema, { results: z.array(z.enum(MATCH_RESULTS)) });

const OutlookSchema = z.object({
  /** The contestant's own result; null if their matches are all played. */
  own: z.nullable(z.enum(["win", "draw", "loss"])),
  /** The fate comes if all literals of at least one list are true. */
  clauses: z.array(z.object({ fate: z.enum(FATES), anyOf: z.array(z.array(LiteralSchema)) })),
  /** The fate if no clause applies; null if more than the clauses state decides. */
  otherwise: z.nullable(z.enum(FATES)),
  /** What decides `tie`: a tie-breaker, or nothing in the rule; null if it depends or is unknown. */
  tieBy: z.nullable(z.enum([...TIE_BREAKERS, "nothing", "rule"])),
});

/** Whether a contestant of a group can still advance; see `core/model/scenarios.ts`. */
export const ContestantScenarioSchema = z.object({
  contestant: ContestantRefSchema,
  /** `open` if neither is proven. */
  verdict: z.enum(["through", "eliminated", "open"]),
  /**
   * Number of the contestant's open matches; in a Swiss group the most that are possible: one per
   * round without a known match of the contestant.
   */
  left: z.number(),
  /** One per own result, if the verdict is open, at most one own match is, and all pairs are known. */
  outlooks: z.array(OutlookSchema),
  /** How many wins or points of the open matches suffice, or do not; null with an outlook. */
  thresholds: z.nullable(
    z.object({
      unit: z.enum(["wins", "points"]),
      through: z.nullable(z.number()),
      out: z.nullable(z.number()),
    }),
  ),
});

/** Who can still advance from a group. */
export const GroupScenariosSchema = z.object({
  /** Number of contestants who advance. */
  advancing: z.number(),
  /** Who states that number: staff, or the slots of the next bracket. */
  source: z.enum(["staff", "bracket"]),
  /** Number of rounds of a Swiss group, as staff entered it; null for other groups. */
  rounds: z.nullable(z.number()),
  /** Open matches: all, or those of a Swiss group that are listed. */
  left: z.array(OpenMatchSchema),
  /** In the order of the standings. */
  contestants: z.array(ContestantScenarioSchema),
});

export type ContestantScenarioView = z.infer<typeof ContestantScenarioSchema>;
export type GroupScenariosView = z.infer<typeof GroupScenariosSchema>;
