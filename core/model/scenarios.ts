/** Who can still advance from a group (docs/domain.md#who-can-still-advance). */
import * as z from "zod/mini";
import { describe, WholeNumberSchema } from "./describe.ts";
import { ContestantRefSchema } from "./contestant.ts";
import { TIE_BREAKERS } from "./tie-breakers.ts";

/** Results of a match of two: its first contestant wins, a draw, its second contestant wins. */
export const MATCH_RESULTS = ["first", "draw", "second"] as const;

/** Fates of a contestant in an outcome of a group. `tie`: a tie-breaker or nothing decides. */
export const FATES = ["through", "tie", "eliminated"] as const;

const openGroupMatch = {
  match: describe(
    "Key of the match, `SITE/ID`; null if the service does not list it yet.",
    z.nullable(z.string()),
  ),
  contestants: describe(
    "Its two contestants.",
    z.readonly(z.tuple([ContestantRefSchema, ContestantRefSchema])),
  ),
};

const ScenarioLiteralSchema = describe(
  "A condition on one open match: it has one of these results.",
  z.object({
    ...openGroupMatch,
    results: describe(
      "The results: `first` or `second` contestant wins, or a `draw`.",
      z.readonly(z.array(z.enum(MATCH_RESULTS))),
    ),
  }),
);

const fate = describe(
  "`through`: advances; `tie`: a tie-breaker or nothing decides.",
  z.enum(FATES),
);

/** A fate, and when it certainly comes. */
const ScenarioClauseSchema = z.object({
  fate,
  anyOf: describe(
    "It comes if all conditions of at least one of these lists are true.",
    z.readonly(z.array(z.readonly(z.array(ScenarioLiteralSchema)))),
  ),
});

/** Consequences of one result of a contestant's only open match. */
const OutlookSchema = z.object({
  own: describe(
    "The contestant's own result; null if their matches are all played.",
    z.nullable(z.enum(["win", "draw", "loss"])),
  ),
  clauses: describe("What decides each fate.", z.readonly(z.array(ScenarioClauseSchema))),
  otherwise: describe(
    "The fate if no clause applies; null if that depends on more than the clauses state.",
    z.nullable(fate),
  ),
  tieBy: describe(
    "What decides the fate `tie`: a tie-breaker; `nothing` if the rule ends before; null if it " +
      "depends, or if no tie-breaker is known. `rule`: other results or the rule of the group, " +
      "which is not known, decide the fate where no clause applies.",
    z.nullable(z.enum([...TIE_BREAKERS, "nothing", "rule"])),
  ),
});

/** How many wins or points of their open matches alone decide a contestant's fate. */
const OwnThresholdsSchema = z.object({
  unit: describe("What the numbers count.", z.enum(["wins", "points"])),
  through: describe(
    "With at least this many they advance, whatever others do; null if no number suffices.",
    z.nullable(z.number()),
  ),
  out: describe(
    "With at most this many they are eliminated, whatever others do; null if none does.",
    z.nullable(z.number()),
  ),
});

export const ContestantScenarioSchema = describe(
  "Whether a contestant of a group can still advance.",
  z.object({
    contestant: describe("The contestant.", ContestantRefSchema),
    verdict: describe(
      "`through` and `eliminated` are proven; `open` if neither is.",
      z.enum(["through", "eliminated", "open"]),
    ),
    left: describe(
      "Number of the contestant's open matches; in a Swiss group the most that are possible: one " +
        "per round without a known match of the contestant.",
      WholeNumberSchema,
    ),
    outlooks: describe(
      "One per own result, best first, if the verdict is open, at most one own match is, and all " +
        "pairs are known.",
      z.readonly(z.array(OutlookSchema)),
    ),
    thresholds: describe(
      "How many wins or points of their open matches alone decide; null if there are outlooks, or " +
        "the verdict is not open.",
      z.nullable(OwnThresholdsSchema),
    ),
  }),
);

export const GroupScenariosSchema = describe(
  "Who can still advance from a group.",
  z.object({
    advancing: describe("Number of contestants who advance.", WholeNumberSchema),
    source: describe(
      "Who states that number: staff, or the slots of the next bracket.",
      z.enum(["staff", "bracket"]),
    ),
    rounds: describe(
      "Number of rounds of a Swiss group, entered by staff; null for other groups.",
      z.nullable(WholeNumberSchema),
    ),
    left: describe(
      "Open matches of the group: all, or those of a Swiss group that are listed.",
      z.readonly(z.array(z.object(openGroupMatch))),
    ),
    contestants: describe(
      "Its contestants, in the order of the standings.",
      z.readonly(z.array(ContestantScenarioSchema)),
    ),
  }),
);

export const StakesSchema = describe(
  "Consequences of an open group match for its contestants; null if nothing is proven.",
  z.nullable(
    z.object({
      advancing: describe("Number of contestants who advance from the group.", WholeNumberSchema),
      contestants: describe(
        "Whether each of its contestants can still advance.",
        z.array(ContestantScenarioSchema),
      ),
    }),
  ),
);

export type MatchResultId = (typeof MATCH_RESULTS)[number];
export type Fate = (typeof FATES)[number];
export type ScenarioLiteral = z.output<typeof ScenarioLiteralSchema>;
export type ScenarioClause = z.output<typeof ScenarioClauseSchema>;
export type Outlook = z.output<typeof OutlookSchema>;
export type OwnThresholds = z.output<typeof OwnThresholdsSchema>;
export type ContestantScenario = z.output<typeof ContestantScenarioSchema>;
export type GroupScenarios = z.output<typeof GroupScenariosSchema>;
