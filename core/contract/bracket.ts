/** Brackets in Matchdesk's JSON API (`/api/v1`). */
import * as z from "zod/mini";
import { BRACKET_KINDS, NO_CHAMPION_REASONS } from "#core/model/bracket.ts";
import { ContestantRefSchema } from "#core/model/contestant.ts";
import {
  AbsenceReasonSchema,
  RoundNameSchema,
  PlaceRefSchema,
  SlotSourceSchema,
} from "#core/model/derived-match.ts";
import { describe, WholeNumberSchema } from "#core/model/describe.ts";
import { IssueSchema } from "#core/model/match.ts";
import { MatchViewSchema, TOURNAMENT_REF } from "./match.ts";

const contestant = z.nullable(ContestantRefSchema);

export const BracketSummarySchema = describe(
  "A bracket without its rounds.",
  z.object({
    site: describe("Host of the tournament system.", z.string()),
    id: describe("Id of the upper or only bracket; `ids` includes the lower one.", z.string()),
    ids: describe(
      "Ids of the service's brackets it combines: one, or upper and lower.",
      z.readonly(z.array(z.string())),
    ),
    title: describe("Title, as the service sends it.", z.string()),
    prefix: describe(
      'Letter before its match codes if the tournament has several brackets; else "".',
      z.string(),
    ),
    kind: describe(
      "Kind of bracket. Matches of `heats`, from which several contestants advance, of an " +
        "`irregular` elimination, in which losers play on or winners wait, and of an `unknown` " +
        "bracket form no tree.",
      z.enum(BRACKET_KINDS),
    ),
    size: describe(
      "Number of contestants in its draw; null if unknown.",
      z.nullable(WholeNumberSchema),
    ),
    champion: describe("Its winner; null if not known.", contestant),
    runnerUp: describe("Loser of its final; null if not known.", contestant),
    third: describe("Third of the bracket; null if not known.", contestant),
    complete: describe("True if its outcome is known and no match is open.", z.boolean()),
    noChampion: describe(
      "Why it has no champion although no match is open; null otherwise. `final-undecided`: the " +
        "data does not show who won the final; `final-not-listed`: no match of the final was seen; " +
        "`finals-not-identified`: final and third-place match cannot be distinguished; " +
        "`lower-finalist-unknown`: the data does not show which grand finalist came from the lower " +
        "bracket; `reset-possible`: a bracket reset may follow; `continues`: the contestants who " +
        "remained play on in another bracket; `unknown-type`: the type of the bracket is unknown.",
      z.nullable(z.enum(NO_CHAMPION_REASONS)),
    ),
  }),
);

const ContinuesInSchema = z.object({
  site: describe("Host of the tournament system.", z.string()),
  id: describe("Id of the bracket.", z.string()),
  title: describe("Title of the bracket.", z.string()),
});

export const PlaceSchema = describe(
  "A bracket place: a position of a match, whether its match was seen or not.",
  z.object({
    place: describe("Id of the place, unique within the bracket: `ROUNDKEY#ROW`.", z.string()),
    code: describe("Match code, such as `UBQF-2`.", z.string()),
    match: describe("Key of its match, `SITE/ID`; null if none was seen.", z.nullable(z.string())),
    round: describe("Key of its round.", z.string()),
    row: describe("Row from 1, without gaps within the round.", WholeNumberSchema),
    bye: describe("True for a bye: the place is reserved, but nothing is drawn.", z.boolean()),
    slots: describe(
      "Its slots, at least two.",
      z.array(
        z.object({
          entry: describe(
            "Index of the slot in the `slots` of its match; null if the slot is open.",
            z.nullable(WholeNumberSchema),
          ),
          source: describe("Where its contestant comes from.", SlotSourceSchema),
        }),
      ),
    ),
    winnerTo: describe(
      "The place its winner advances to; null if there is none.",
      z.nullable(PlaceRefSchema),
    ),
    loserTo: describe(
      "The place its loser drops to; null if the loser is eliminated.",
      z.nullable(PlaceRefSchema),
    ),
    absence: describe(
      "Why there is no listed match; null if there is one.",
      z.nullable(AbsenceReasonSchema),
    ),
    continuesIn: describe(
      "The bracket that its contestants play on in (`absence` is then `continues`); else null.",
      z.nullable(ContinuesInSchema),
    ),
  }),
);

export const RoundSchema = describe(
  "A round of a bracket, with its places.",
  z.object({
    key: describe(
      "Key, unique within the bracket: `ro16`, `ro2`, `bronze`, `lower ro8s1`, `grand final`, " +
        "`grand final reset`; `column N` if the kind of the bracket is unknown.",
      z.string(),
    ),
    section: describe("Section of the bracket.", z.enum(["upper", "lower", "finals"])),
    name: describe("Names of the round.", RoundNameSchema),
    losersTo: describe(
      "The round its losers drop to; null if there is none.",
      z.nullable(RoundNameSchema),
    ),
    bestOf: describe(
      "Number of games of its matches; null if unknown.",
      z.nullable(WholeNumberSchema),
    ),
    places: describe("Its places, by row.", z.array(PlaceSchema)),
  }),
);

export const BracketViewSchema = describe(
  "A bracket with its rounds.",
  z.extend(BracketSummarySchema, {
    tournament: describe("Its tournament.", z.object(TOURNAMENT_REF)),
    watchingSince: describe(
      "Time of the first poll. Matches played before it may not have been seen.",
      z.iso.datetime(),
    ),
    rounds: describe(
      "Its rounds by section (upper, lower, finals), in order of play within each.",
      z.array(RoundSchema),
    ),
    resetPlayed: describe("True if its bracket reset is or was played.", z.boolean()),
    dropIn: describe(
      "By key of an upper round: whether the order in which its losers drop to the lower bracket " +
        "was `found` in the matches or is `assumed`.",
      z.record(z.string(), z.enum(["found", "assumed"])),
    ),
    issues: describe("Contradictions found in its data.", z.array(IssueSchema)),
  }),
);

export const BracketDetailSchema = describe(
  "A bracket with its matches.",
  z.object({
    bracket: describe("The bracket.", BracketViewSchema),
    matches: describe("The matches of all places.", z.array(MatchViewSchema)),
  }),
);

export type BracketSummary = z.infer<typeof BracketSummarySchema>;
export type PlaceView = z.infer<typeof PlaceSchema>;
export type RoundView = z.infer<typeof RoundSchema>;
export type BracketView = z.infer<typeof BracketViewSchema>;
export type BracketDetail = z.infer<typeof BracketDetailSchema>;
