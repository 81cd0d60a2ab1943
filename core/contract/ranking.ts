/** The ranking of a tournament in Matchdesk's JSON API (`/api/v1`). */
import * as z from "zod/mini";
import { describe, WholeNumberSchema } from "#core/model/describe.ts";
import {
  GROUP_NAMES,
  MATCH_CODE,
  MatchSlotSchema,
  MatchStateSchema,
  TOURNAMENT_REF,
} from "./match.ts";
import { ContestantRefSchema } from "#core/model/contestant.ts";
import { RoundNameSchema } from "#core/model/derived-match.ts";

const site = describe("Host of the tournament system.", z.string());

const RankMatchSchema = describe(
  "The match that decided a rank, or the next one of a contestant in play.",
  z.object({
    site,
    id: describe("Id of the match.", z.string()),
    code: MATCH_CODE,
    round: describe("Its round; null if unknown.", z.nullable(RoundNameSchema)),
    state: describe("State of the match.", MatchStateSchema),
    start: describe("Its start; null if none is listed.", z.nullable(z.iso.datetime())),
    result: describe(
      "Result for this contestant; null before the end, and if the winner is not known.",
      MatchSlotSchema.shape.result,
    ),
    opponent: describe(
      "The other contestant; null if unknown, and in matches of more than two contestants.",
      z.nullable(ContestantRefSchema),
    ),
    scores: describe(
      "Scores of this contestant and of the opponent; null without an opponent.",
      z.nullable(
        z.array(
          z.object({
            score: describe("The score; null if the service sent none.", z.nullable(z.number())),
            scoreText: MatchSlotSchema.shape.scoreText,
            disqualified: describe("True if the contestant is disqualified.", z.boolean()),
          }),
        ),
      ),
    ),
  }),
);

const RankGroupSchema = describe(
  "The group that decided a rank.",
  z.object({
    site,
    ...GROUP_NAMES,
    position: describe("The contestant's position in its standings.", WholeNumberSchema),
    isAssumed: describe(
      "True if the rule of the group is assumed, and another usual one may give another position.",
      z.boolean(),
    ),
    played: describe("Number of the contestant's matches in it.", WholeNumberSchema),
    won: describe(
      "Number of matches won; null if the group ranks by placement in matches of more than two " +
        "contestants.",
      z.nullable(WholeNumberSchema),
    ),
  }),
);

export const RankReasonSchema = describe(
  "Why a contestant has its rank.",
  z.discriminatedUnion("type", [
    describe(
      "The result of a match.",
      z.object({
        type: describe("The result.", z.enum(["won", "lost", "disqualified"])),
        match: describe("The match.", RankMatchSchema),
      }),
    ),
    describe(
      "The placement in a match of more than two contestants.",
      z.object({
        type: describe("Kind of reason.", z.literal("placed")),
        match: describe("The match.", RankMatchSchema),
        placement: describe("Placement from 1.", WholeNumberSchema),
      }),
    ),
    describe(
      "The position in a group.",
      z.object({
        type: describe("Kind of reason.", z.literal("group")),
        group: describe("The group.", RankGroupSchema),
      }),
    ),
    describe(
      "The contestant has a next match, or no result was listed after the match.",
      z.object({
        type: describe(
          "`playing`: has a next match; `undecided`: no result was listed.",
          z.enum(["playing", "undecided"]),
        ),
        match: describe("The match; null if unknown.", z.nullable(RankMatchSchema)),
      }),
    ),
  ]),
);

export const RankRowSchema = describe(
  "Ranks that are possible for one contestant.",
  z.object({
    from: describe("Best possible rank, from 1.", WholeNumberSchema),
    to: describe("Worst possible rank.", WholeNumberSchema),
    contestant: describe("The contestant.", ContestantRefSchema),
    reason: describe("Why.", RankReasonSchema),
  }),
);

export const RankingSchema = describe(
  "One ranking of a tournament.",
  z.object({
    bracket: describe(
      "The bracket whose final decides it; null if a group does.",
      z.nullable(
        z.object({
          id: describe("Id of the bracket on its site.", z.string()),
          title: describe("Title of the bracket.", z.string()),
          prefix: describe(
            'Letter before its match codes if the tournament has several brackets; else "".',
            z.string(),
          ),
        }),
      ),
    ),
    group: describe(
      "Id of the group that decides it; null if a bracket does.",
      z.nullable(z.string()),
    ),
    isFinal: describe("True if no rank can change any more.", z.boolean()),
    rows: describe("The contestants, best first.", z.array(RankRowSchema)),
  }),
);

export const RankingDetailSchema = describe(
  "The rankings of a tournament.",
  z.object({
    tournament: describe("The tournament.", z.object(TOURNAMENT_REF)),
    rankings: describe(
      "One ranking; one per bracket if no single final decides the tournament; none if the data " +
        "does not show any.",
      z.array(RankingSchema),
    ),
  }),
);

export type RankMatchView = z.infer<typeof RankMatchSchema>;
export type RankReasonView = z.infer<typeof RankReasonSchema>;
export type RankRowView = z.infer<typeof RankRowSchema>;
export type RankingView = z.infer<typeof RankingSchema>;
export type RankingDetail = z.infer<typeof RankingDetailSchema>;
