/** Tournaments and groups in Matchdesk's JSON API (`/api/v1`). */
import * as z from "zod/mini";
import { ContestantRefSchema } from "#core/model/contestant.ts";
import { CoverageSchema } from "#core/model/coverage.ts";
import { describe, WholeNumberSchema } from "#core/model/describe.ts";
import { GroupSchema } from "#core/model/group.ts";
import { IssueSchema } from "#core/model/match.ts";
import { RoundNameSchema } from "#core/model/derived-match.ts";
import { BracketSummarySchema } from "./bracket.ts";
import { GROUP_NAMES, MatchViewSchema, TOURNAMENT_NAMES } from "./match.ts";
import { MATCH_COUNTS } from "./meta.ts";
import { RankRowSchema } from "./ranking.ts";

/** The stage that is played; see `core/match/current-stage.ts`. */
const CurrentStageSchema = z.discriminatedUnion("type", [
  describe(
    "A round of a bracket.",
    z.object({
      type: describe("Kind of stage.", z.literal("round")),
      name: describe("Names of the round.", RoundNameSchema),
    }),
  ),
  describe(
    "A round of Swiss groups.",
    z.object({
      type: describe("Kind of stage.", z.literal("swiss-round")),
      number: describe("Number of the round, from 1.", WholeNumberSchema),
    }),
  ),
  describe("Groups.", z.object({ type: describe("Kind of stage.", z.literal("groups")) })),
]);

const TournamentGroupSchema = z.object({
  site: describe("Host of the tournament system.", z.string()),
  ...GROUP_NAMES,
  stage: describe("Number of its stage, as the service sends it.", WholeNumberSchema),
});

export const TournamentSummarySchema = describe(
  "A tournament without its matches and standings.",
  z.object({
    ...TOURNAMENT_NAMES,
    start: describe(
      "Start, as the service sends it; null if it sent none.",
      z.nullable(z.iso.datetime()),
    ),
    end: describe(
      "End, as the service sends it; null if it sent none.",
      z.nullable(z.iso.datetime()),
    ),
    counts: describe("Numbers of its matches by state.", z.object(MATCH_COUNTS)),
    unresolved: describe(
      "Number of upcoming and live matches that will not be played.",
      WholeNumberSchema,
    ),
    played: describe("Number of ended matches, without byes.", WholeNumberSchema),
    progress: describe(
      "Its matches without byes and those that will not be played.",
      z.object({
        ended: describe("Number of ended matches, as `played`.", WholeNumberSchema),
        live: describe("Number of live matches.", WholeNumberSchema),
        toPlay: describe(
          "Number of matches to play; if `expected` is null, of listed ones and of bracket places " +
            "still to come.",
          WholeNumberSchema,
        ),
      }),
    ),
    seen: describe("Number of matches seen, without byes and unneeded resets.", WholeNumberSchema),
    expected: describe(
      "How many matches there are, without byes and unneeded resets; null unless proven.",
      z.nullable(WholeNumberSchema),
    ),
    coverage: describe("How many of its matches were seen.", CoverageSchema),
    contestants: describe("Number of contestants named in its matches.", WholeNumberSchema),
    stage: describe(
      "The stage that is live or next; null if there is none, or if its round is unknown.",
      z.nullable(CurrentStageSchema),
    ),
    next: describe(
      "The upcoming match that starts first; null if there is none.",
      z.nullable(MatchViewSchema),
    ),
    podium: describe(
      "Ranks 1 to 3 of its only ranking once no rank can change any more; else empty.",
      z.array(RankRowSchema),
    ),
    streamLink: describe(
      "URL of a stream, entered by staff; null if there is none.",
      z.nullable(z.string()),
    ),
    venueZone: describe(
      "IANA time zone of its venue, entered by staff; null if there is none.",
      z.nullable(z.string()),
    ),
    champion: describe(
      "Champion of the whole tournament; null if unknown, or if no single final decides it.",
      z.nullable(ContestantRefSchema),
    ),
    decidedBy: describe(
      "Id of the bracket whose final decides the tournament; null if no single final is proven to.",
      z.nullable(z.string()),
    ),
    hasRanking: describe("True if `/api/v1/rankings/{site}/{slug}` has a ranking.", z.boolean()),
    brackets: describe("Its brackets.", z.array(BracketSummarySchema)),
    groups: describe("Its groups.", z.array(TournamentGroupSchema)),
  }),
);

export const TournamentListSchema = describe(
  "All tournaments.",
  z.object({
    tournaments: describe("The tournaments, newest first.", z.array(TournamentSummarySchema)),
  }),
);

export const GroupDetailSchema = describe(
  "A group with its matches.",
  z.object({
    group: describe("The group.", GroupSchema),
    matches: describe("Its matches.", z.array(MatchViewSchema)),
  }),
);

export const TournamentContestantSchema = describe(
  "A contestant's record in one tournament.",
  z.object({
    contestant: describe("The contestant.", ContestantRefSchema),
    seed: describe("Seed; null if the service sent none.", z.nullable(WholeNumberSchema)),
    played: describe("Number of matches with a result.", WholeNumberSchema),
    won: describe("Number of matches won.", WholeNumberSchema),
    drawn: describe("Number of draws.", WholeNumberSchema),
    lost: describe("Number of matches lost.", WholeNumberSchema),
    next: describe(
      "Key of this contestant's live or next match in this tournament; null if there is none.",
      z.nullable(z.string()),
    ),
  }),
);

export const TournamentDetailSchema = describe(
  "A tournament with the standings of its groups and its contestants.",
  z.object({
    tournament: describe("The tournament.", TournamentSummarySchema),
    groups: describe("Its groups with their standings.", z.array(GroupSchema)),
    contestants: describe("Its contestants.", z.array(TournamentContestantSchema)),
    issues: describe("Contradictions found in its data.", z.array(IssueSchema)),
    watchingSince: describe(
      "Time of the first poll. Matches played before it may not have been seen.",
      z.iso.datetime(),
    ),
  }),
);

export type {
  BracketDetail,
  BracketSummary,
  BracketView,
  PlaceView,
  RoundView,
} from "./bracket.ts";
export type { GroupView, StandingView } from "#core/model/group.ts";
export type { Issue as IssueView } from "#core/model/match.ts";
export type TournamentSummary = z.infer<typeof TournamentSummarySchema>;
export type TournamentList = z.infer<typeof TournamentListSchema>;
export type GroupDetail = z.infer<typeof GroupDetailSchema>;
export type TournamentContestant = z.infer<typeof TournamentContestantSchema>;
export type TournamentDetail = z.infer<typeof TournamentDetailSchema>;
