/** The ranking of a tournament in Matchdesk's JSON API (`/api/v1`). */
import * as z from "zod/mini";
import { MatchSlotSchema, MatchStateSchema } from "./match.ts";
import { ContestantRefSchema } from "#core/model/contestant.ts";
import { RoundNameSchema } from "#core/model/round.ts";

/** The match that decided a rank, or the next one of a contestant in play. */
const RankMatchSchema = z.object({
  site: z.string(),
  id: z.string(),
  /** Match code (`LBR2-4`); null if the position is unknown. */
  code: z.nullable(z.string()),
  round: z.nullable(RoundNameSchema),
  state: MatchStateSchema,
  start: z.nullable(z.string()),
  /** Result for this contestant; null before the end, and if the winner is not known. */
  result: MatchSlotSchema.shape.result,
  /** The other contestant; null if unknown, and in matches of more than two contestants. */
  opponent: z.nullable(ContestantRefSchema),
  /** Scores of this contestant and of the opponent; null without an opponent. */
  scores: z.nullable(
    z.array(z.object({ score: z.nullable(z.number()), disqualified: z.boolean() })),
  ),
});

/** The group that decided a rank. */
const RankGroupSchema = z.object({
  site: z.string(),
  id: z.string(),
  number: z.number(),
  /** Entered by staff; null if not. */
  name: z.nullable(z.string()),
  position: z.number(),
  /** True if the rule of the group is assumed, and another usual one may give another position. */
  isAssumed: z.boolean(),
  played: z.number(),
  /** Null if the group ranks by placement in matches of more than two contestants. */
  won: z.nullable(z.number()),
});

/** Why a contestant has its rank. */
export const RankReasonSchema = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["won", "lost", "disqualified"]), match: RankMatchSchema }),
  z.object({ type: z.literal("placed"), match: RankMatchSchema, placement: z.number() }),
  z.object({ type: z.literal("group"), group: RankGroupSchema }),
  /** Has a next match (null if unknown), or no result was listed after the match. */
  z.object({ type: z.enum(["playing", "undecided"]), match: z.nullable(RankMatchSchema) }),
]);

/** Ranks that are possible for one contestant. */
export const RankRowSchema = z.object({
  /** Best possible rank, from 1. */
  from: z.number(),
  /** Worst possible rank. */
  to: z.number(),
  contestant: ContestantRefSchema,
  reason: RankReasonSchema,
});

/** One ranking; see `core/model/ranking.ts`. */
export const RankingSchema = z.object({
  /** The bracket whose final decides it; null if a group does. */
  bracket: z.nullable(z.object({ id: z.string(), title: z.string(), prefix: z.string() })),
  /** Id of the group that decides it; null if a bracket does. */
  group: z.nullable(z.string()),
  /** True if no rank can change any more. */
  isFinal: z.boolean(),
  rows: z.array(RankRowSchema),
});

/**
 * `GET /api/v1/rankings/SITE/SLUG`. One ranking; one per bracket if no single final
 * decides the tournament; none if the data does not show any.
 */
export const RankingDetailSchema = z.object({
  tournament: z.object({ site: z.string(), slug: z.string(), title: z.string() }),
  rankings: z.array(RankingSchema),
});

export type RankMatchView = z.infer<typeof RankMatchSchema>;
export type RankReasonView = z.infer<typeof RankReasonSchema>;
export type RankRowView = z.infer<typeof RankRowSchema>;
export type RankingView = z.infer<typeof RankingSchema>;
export type RankingDetail = z.infer<typeof RankingDetailSchema>;
