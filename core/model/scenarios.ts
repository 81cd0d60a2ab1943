/** Who can still advance from a group (docs/domain.md#who-can-still-advance). */
import * as z from "zod/mini";
import { ContestantRefSchema } from "./contestant.ts";
import { TIE_BREAKERS } from "./tie-breakers.ts";

/** Results of a match of two: its first contestant wins, a draw, its second contestant wins. */
export const MATCH_RESULTS = ["first", "draw", "second"] as const;

/** Fates of a contestant in an outcome of a group. `tie`: a tie-breaker or nothing decides. */
export const FATES = ["through", "tie", "eliminated"] as const;

const OpenGroupMatchSchema = z.object({
  /** `SITE/ID`; `null` if the service does not list it yet. */
  match: z.nullable(z.string()),
  contestants: z.readonly(z.tuple([ContestantRefSchema, ContestantRefSchema])),
});

/** A condition on one open match: it has one of these results. */
const ScenarioLiteralSchema = z.extend(OpenGroupMatchSchema, {
  results: z.readonly(z.array(z.enum(MATCH_RESULTS))),
});

/** A fate, and when it certainly comes. */
const ScenarioClauseSchema = z.object({
  fate: z.enum(FATES),
  /** It comes if all literals of at least one of these lists are true. */
  anyOf: z.readonly(z.array(z.readonly(z.array(ScenarioLiteralSchema)))),
});

/** Consequences of one result of a contestant's only open match. */
const OutlookSchema = z.object({
  /** The contestant's own result; `null` if their matches are all played. */
  own: z.nullable(z.enum(["win", "draw", "loss"])),
  clauses: z.readonly(z.array(ScenarioClauseSchema)),
  /** The fate if no clause applies; `null` if that depends on more than the clauses state. */
  otherwise: z.nullable(z.enum(FATES)),
  /**
   * What decides the fate `tie`: a tie-breaker; `nothing` if the rule ends before; `null` if it
   * depends, or if no tie-breaker is known. `rule`: other results or the rule of the group, which
   * is not known, decide the fate where no clause applies.
   */
  tieBy: z.nullable(z.enum([...TIE_BREAKERS, "nothing", "rule"])),
});

/** How many wins or points of their open matches alone decide a contestant's fate. */
const OwnThresholdsSchema = z.object({
  unit: z.enum(["wins", "points"]),
  /** With at least this many they advance, whatever others do; `null` if no number suffices. */
  through: z.nullable(z.number()),
  /** With at most this many they are eliminated, whatever others do; `null` if none does. */
  out: z.nullable(z.number()),
});

/** Whether a contestant of a group can still advance. */
export const ContestantScenarioSchema = z.object({
  contestant: ContestantRefSchema,
  /** `open` if neither is proven. */
  verdict: z.enum(["through", "eliminated", "open"]),
  /**
   * Number of the contestant's open matches; in a Swiss group the most that are possible: one per
   * round without a known match of the contestant.
   */
  left: z.number(),
  /**
   * One per own result, best first, if the verdict is open, at most one own match is, and all
   * pairs are known.
   */
  outlooks: z.readonly(z.array(OutlookSchema)),
  /** `null` if there are outlooks, or the verdict is not open. */
  thresholds: z.nullable(OwnThresholdsSchema),
});

/** Who can still advance from a group. */
export const GroupScenariosSchema = z.object({
  /** Number of contestants who advance. */
  advancing: z.number(),
  /** Who states that number: staff, or the slots of the next bracket. */
  source: z.enum(["staff", "bracket"]),
  /** Number of rounds of a Swiss group, entered by staff; `null` for other groups. */
  rounds: z.nullable(z.number()),
  /** Open matches of the group: all, or those of a Swiss group that are listed. */
  left: z.readonly(z.array(OpenGroupMatchSchema)),
  /** In the order of the standings. */
  contestants: z.readonly(z.array(ContestantScenarioSchema)),
});

export type MatchResultId = (typeof MATCH_RESULTS)[number];
export type Fate = (typeof FATES)[number];
export type ScenarioLiteral = z.output<typeof ScenarioLiteralSchema>;
export type ScenarioClause = z.output<typeof ScenarioClauseSchema>;
export type Outlook = z.output<typeof OutlookSchema>;
export type OwnThresholds = z.output<typeof OwnThresholdsSchema>;
export type ContestantScenario = z.output<typeof ContestantScenarioSchema>;
export type GroupScenarios = z.output<typeof GroupScenariosSchema>;
