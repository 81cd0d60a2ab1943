/** Matches in Matchdesk's JSON API (`/api/v1`). All instants are ISO 8601 in UTC. */
import * as z from "zod/mini";
import { describe, WholeNumberSchema } from "#core/model/describe.ts";
import { StakesSchema } from "#core/model/scenarios.ts";
import {
  AbsenceReasonSchema,
  UnresolvedReasonSchema,
  OutcomeReasonSchema,
  StatusReasonSchema,
  MatchRoundSchema,
  PlaceRefSchema,
  SlotSourceSchema,
} from "#core/model/derived-match.ts";
import { ContestantRankSchema, ContestantRefSchema } from "#core/model/contestant.ts";
import { FacetsSchema } from "./match-facets.ts";
import { MATCH_COUNTS } from "./meta.ts";

export const MatchStateSchema = z.enum(["upcoming", "live", "ended"]);

export const MatchSlotSchema = describe(
  "A slot of a match: its contestant with everything about them in this match.",
  z.object({
    contestant: describe(
      "The contestant; null while the slot is open.",
      z.nullable(ContestantRefSchema),
    ),
    seed: describe("Seed; null if the service sent none.", z.nullable(WholeNumberSchema)),
    source: describe("Where its contestant comes from.", SlotSourceSchema),
    score: describe(
      "Score; null before play, if the service sent none or a text, or if times rank the match.",
      z.nullable(z.number()),
    ),
    scoreText: describe("Score as sent if it is no number; else absent.", z.optional(z.string())),
    aggregate: describe(
      "Sum of its scores in all legs so far, or games won of a series; absent in other matches.",
      z.optional(z.number()),
    ),
    disqualified: describe("True if the contestant is disqualified.", z.boolean()),
    kills: describe("Kills; null if the service sent none.", z.nullable(z.number())),
    deaths: describe("Deaths; null if the service sent none.", z.nullable(z.number())),
    time: describe(
      'Time, as the service sends it, such as "1:23.4" or "DNF"; null before play, and for zeros.',
      z.nullable(z.string()),
    ),
    deduction: describe("Points deducted; null if none were sent.", z.nullable(z.number())),
    result: describe(
      "`winner` and `loser` once the outcome is known, `draw` in groups; else null. In a match from " +
        "which several contestants advance, `loser` is who is eliminated.",
      z.nullable(z.enum(["winner", "loser", "draw"])),
    ),
    advances: describe(
      "Whether the contestant of a match of more than two plays in a later round of its bracket " +
        "(`through`) or not (`out`); absent if unknown, and in other matches.",
      z.optional(z.enum(["through", "out"])),
    ),
    rank: describe(
      "Rank from 1 in a match of more than two contestants that has begun; null without one, and in " +
        "other matches.",
      z.nullable(WholeNumberSchema),
    ),
    points: describe(
      "Points in the standings of its group by placement points, once the match ended; else null.",
      z.nullable(z.number()),
    ),
  }),
);

const instant = z.iso.datetime();

const MatchPartSchema = z.object({
  kind: describe(
    "`replay`, `leg`, or `series` for a game of one; null if the data does not tell.",
    z.nullable(z.enum(["replay", "leg", "series"])),
  ),
  number: describe("Number of the match, from 1 in order of start.", WholeNumberSchema),
  matches: describe(
    "All matches of the place, in order of start.",
    z.array(
      z.object({
        match: describe("Key of the match, `SITE/ID`.", z.string()),
        code: describe("Match code; null if unknown.", z.nullable(z.string())),
        scores: describe(
          "Scores in order of `slots`; null before it began, and without a score.",
          z.array(z.nullable(z.number())),
        ),
      }),
    ),
  ),
});

const MatchOutcomeSchema = z.object({
  winner: describe(
    "Index of the winner in `slots`; null if there is none, or if it is unknown.",
    z.nullable(WholeNumberSchema),
  ),
  by: describe("How the outcome is known; null if it is not.", z.nullable(OutcomeReasonSchema)),
  draw: describe(
    "True for a group match that ended tied, and for a shared first place among more than two.",
    z.boolean(),
  ),
});

export const MATCH_CODE = describe(
  "Match code, such as `LBR2-4`; null if the position is unknown.",
  z.nullable(z.string()),
);

/** Address and title of a tournament. */
export const TOURNAMENT_REF = {
  site: describe("Host of the tournament system.", z.string()),
  slug: describe("Slug of the tournament on its site.", z.string()),
  title: describe("Title of the tournament.", z.string()),
};

/** Fields that identify and name a tournament. */
export const TOURNAMENT_NAMES = {
  ...TOURNAMENT_REF,
  game: describe("Game title, such as `Halfpitch`.", z.string()),
  gameSlug: describe("Slug of the game title.", z.string()),
};

/** Fields that identify and name a group of a tournament. */
export const GROUP_NAMES = {
  id: describe("Id of the group on its site.", z.string()),
  number: describe("Number of the group within the tournament, from 1.", WholeNumberSchema),
  name: describe("Name entered by staff; null if there is none.", z.nullable(z.string())),
};

export const MatchViewSchema = describe(
  "A match with everything derived about it.",
  z.object({
    key: describe("Key of the match: `SITE/ID`.", z.string()),
    site: describe("Host of the tournament system.", z.string()),
    id: describe("Id of the match, which stays the same.", z.string()),
    sentId: describe("Id of the match on its site; absent if it is `id`.", z.optional(z.string())),
    sentSlug: describe("Slug on its site, if not `tournament.slug`.", z.optional(z.string())),
    code: MATCH_CODE,
    part: describe(
      "Which of the matches of its bracket place it is, if the place holds several; absent " +
        "otherwise.",
      z.optional(MatchPartSchema),
    ),
    round: describe(
      "Its round of the bracket; null if it has none, or if it is unknown.",
      z.nullable(MatchRoundSchema),
    ),
    tournament: describe("Its tournament.", z.object(TOURNAMENT_NAMES)),
    bracket: describe(
      "Its bracket; null if it has none.",
      z.nullable(
        z.object({
          id: describe("Id of the bracket on its site.", z.string()),
          title: describe("Title, as the service sends it.", z.string()),
          section: describe(
            "Section of the bracket; null if unknown.",
            z.nullable(z.enum(["upper", "lower", "finals"])),
          ),
        }),
      ),
    ),
    group: describe("Its group; null if it has none.", z.nullable(z.object(GROUP_NAMES))),
    start: describe("Listed start; null if none is listed.", z.nullable(instant)),
    startDate: describe(
      "Date of a match whose time is not fixed, such as 2026-11-26; absent otherwise.",
      z.optional(z.string()),
    ),
    moved: describe(
      "The last move of its start; null if it was not moved.",
      z.nullable(
        z.object({
          from: describe("The previous start.", instant),
          at: describe("When the move was noticed.", instant),
        }),
      ),
    ),
    expected: describe(
      "Estimated start of an upcoming match that will start later than listed, or is listed without " +
        "a start: when the matches before it are estimated to end. Null if not later, or unknown.",
      z.nullable(instant),
    ),
    usualMinutes: describe(
      "Median minutes that observed matches of its tournament, else of its game title, with the " +
        "same best-of have taken; null if too few were observed.",
      z.nullable(z.number()),
    ),
    streamLink: describe(
      "URL of a stream, entered by staff for the match, else for its tournament; null if there is " +
        "none.",
      z.nullable(z.string()),
    ),
    station: describe(
      "Where the match is played, entered by staff; null if unknown.",
      z.nullable(z.string()),
    ),
    bestOf: describe("Number of games; null if unknown.", z.nullable(WholeNumberSchema)),
    state: describe("State of the match.", MatchStateSchema),
    stateBy: StatusReasonSchema,
    lastScoreAt: describe(
      "When a change of its scores was last noticed; absent if none was.",
      z.optional(instant),
    ),
    endedAt: describe(
      "When its end was noticed; absent if it has not ended, or had when it was first seen.",
      z.optional(instant),
    ),
    outcome: describe("Winner or draw.", MatchOutcomeSchema),
    slots: describe("Its slots, in the order of the service.", z.array(MatchSlotSchema)),
    winnerTo: describe(
      "The bracket place its winner advances to; null if there is none.",
      z.nullable(PlaceRefSchema),
    ),
    loserTo: describe(
      "The bracket place its loser drops to; null if the loser is eliminated.",
      z.nullable(PlaceRefSchema),
    ),
    absence: describe(
      "Why it is no longer listed although it did not end; null if it is listed or ended.",
      z.nullable(AbsenceReasonSchema),
    ),
    unresolved: describe(
      "Why the match did not end and will not be played; null if it ended or may still be played.",
      z.nullable(UnresolvedReasonSchema),
    ),
    lastSeen: describe("When the service last listed the match.", instant),
  }),
);

export const MatchListSchema = describe(
  "Matches, and how many there are.",
  z.object({
    matches: describe(
      "The matches in order of start; with `state=ended`, newest first.",
      z.array(MatchViewSchema),
    ),
    counts: describe(
      "Numbers by state of the matches in a file, or that fit all filters but `state` and `status`.",
      z.object(MATCH_COUNTS),
    ),
    total: describe("Number of matches in a file, or without filters.", WholeNumberSchema),
    facets: FacetsSchema,
    contestants: describe(
      "Contestants that the filter `contestant` means: none if it is unknown, several if it is the " +
        "name of several, whose matches are not listed then. Absent without this filter.",
      z.optional(
        z.array(
          z.extend(ContestantRefSchema, {
            game: describe("Game title.", z.string()),
            ranks: describe(
              "Possible ranks in each tournament of which exactly one ranking contains them.",
              z.array(
                z.extend(ContestantRankSchema, {
                  tournament: describe("Key of the tournament, `SITE/SLUG`.", z.string()),
                }),
              ),
            ),
          }),
        ),
      ),
    ),
  }),
);

export const MatchFileSchema = describe(
  "Matches in a file.",
  z.extend(z.pick(MatchListSchema, { counts: true, total: true }), {
    matches: describe("The matches.", z.array(MatchViewSchema)),
  }),
);

export const MatchDetailSchema = describe(
  "A match, with the other matches of its contestants against each other.",
  z.object({
    match: describe("The match.", MatchViewSchema),
    metBefore: describe(
      "Other matches of the same contestants against each other, newest first.",
      z.array(MatchViewSchema),
    ),
    firstSeen: describe("When the service first listed the match.", instant),
    changedAt: describe("When the service last sent something new about it.", instant),
    games: describe(
      "Who won each game of a match of two, in order of play; null if the order is not known: the " +
        "service sends only scores, of which not every change was seen.",
      z.nullable(
        z.array(
          z.object({
            winner: describe("Index in `slots` of the winner of the game.", WholeNumberSchema),
            count: describe("Number of games that the winner had won then.", WholeNumberSchema),
          }),
        ),
      ),
    ),
    stakes: StakesSchema,
  }),
);

export type MatchSlotView = z.infer<typeof MatchSlotSchema>;
export type MatchView = z.infer<typeof MatchViewSchema>;
export type MatchList = z.infer<typeof MatchListSchema>;
export type MatchDetail = z.infer<typeof MatchDetailSchema>;
