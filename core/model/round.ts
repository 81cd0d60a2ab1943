import * as z from "zod/mini";

/** Names of a round in three lengths: "Lower Bracket Final" / "LB Final" / "LBF". */
export const RoundNameSchema = z.object({
  long: z.string(),
  medium: z.string(),
  short: z.string(),
});

export const MatchRoundSchema = z.object({
  key: z.string(),
  name: RoundNameSchema,
  /** The round its losers drop to; `null` if they are eliminated. Known before the match is. */
  losersTo: z.nullable(RoundNameSchema),
});

export type RoundName = Readonly<z.output<typeof RoundNameSchema>>;
export type MatchRound = Readonly<z.output<typeof MatchRoundSchema>>;
