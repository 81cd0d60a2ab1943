import * as z from "zod/mini";
import { describe } from "./describe.ts";

export const RoundNameSchema = describe(
  "English names of a round in three lengths.",
  z.object({
    long: describe("Such as `Lower Bracket Final`.", z.string()),
    medium: describe("Such as `LB Final`.", z.string()),
    short: describe("Such as `LBF`; match codes begin with it.", z.string()),
  }),
);

export const MatchRoundSchema = describe(
  "The round of a match in a bracket.",
  z.object({
    key: describe(
      "Key of the round, unique within the bracket, such as `lower ro8s1`.",
      z.string(),
    ),
    name: describe("Names of the round.", RoundNameSchema),
    losersTo: describe(
      "The round its losers drop to; null if they are eliminated. Known before the match is.",
      z.nullable(RoundNameSchema),
    ),
  }),
);

export type RoundName = Readonly<z.output<typeof RoundNameSchema>>;
export type MatchRound = Readonly<z.output<typeof MatchRoundSchema>>;
