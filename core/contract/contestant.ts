/** Contestants in Matchdesk's JSON API (`/api/v1`). */
import * as z from "zod/mini";
import { describe, WholeNumberSchema } from "#core/model/describe.ts";
import { GROUP_NAMES, MatchViewSchema, TOURNAMENT_REF } from "./match.ts";
import { ContestantScenarioSchema } from "#core/model/scenarios.ts";
import { PossibleNextMatchSchema, TallySchema } from "#core/model/contestant.ts";
import { ContestantRankSchema, ContestantRefSchema } from "#core/model/contestant.ts";
import { RoundNameSchema, SlotSourceSchema } from "#core/model/derived-match.ts";

const ContestantTournamentSchema = z.object({
  ...TOURNAMENT_REF,
  contestants: describe("Number of contestants named in its matches.", WholeNumberSchema),
  rank: describe(
    "Possible ranks; null without a ranking, or if several contain the contestant.",
    z.nullable(ContestantRankSchema),
  ),
});

const OpponentSchema = z.object({
  opponent: describe("The opponent.", ContestantRefSchema),
  record: describe("The contestant's record against the opponent.", TallySchema),
  partial: describe("True if they may have met in a match that was not seen.", z.boolean()),
});

const MatchAheadSchema = z.object({
  match: describe("Key of the match, `SITE/ID`; null if it is not listed.", z.nullable(z.string())),
  code: describe("Match code.", z.string()),
  round: describe("Its round.", RoundNameSchema),
  start: describe("Its start; null if none is listed.", z.nullable(z.iso.datetime())),
  source: describe(
    "Where the opponent comes from; null if the place has no other slot.",
    z.nullable(SlotSourceSchema),
  ),
  opponents: describe(
    "The opponent, or the two who play for the slot; empty if more are possible.",
    z.array(ContestantRefSchema),
  ),
  rank: describe(
    "Worst possible rank after a win, also in a bracket reset that may follow; null if unknown.",
    z.nullable(WholeNumberSchema),
  ),
});

const PlacementSchema = z.object({
  before: describe("Worst possible rank before the first match.", WholeNumberSchema),
  after: describe(
    "Worst possible rank after each ended match.",
    z.array(
      z.object({
        match: describe("Key of the match, `SITE/ID`.", z.string()),
        rank: describe("Worst possible rank after it.", WholeNumberSchema),
      }),
    ),
  ),
  ifLost: describe(
    "Possible ranks after a loss in the next match; null if the contestant plays on, or if unknown.",
    z.nullable(z.pick(ContestantRankSchema, { from: true, to: true })),
  ),
});

const GroupScenarioSchema = z.object({
  group: describe(
    "The group.",
    z.object({
      site: describe("Host of the tournament system.", z.string()),
      ...GROUP_NAMES,
    }),
  ),
  tournament: describe("Its tournament.", z.object(TOURNAMENT_REF)),
  advancing: describe("Number of contestants who advance.", WholeNumberSchema),
  scenario: describe("Whether the contestant can still advance.", ContestantScenarioSchema),
});

const form = z.array(z.enum(["won", "drawn", "lost"]));

export const ContestantViewSchema = describe(
  "A contestant of one game title, across tournaments.",
  z.extend(ContestantRefSchema, {
    shortName: describe(
      "Short name entered by staff; null if there is none.",
      z.nullable(z.string()),
    ),
    aliases: describe(
      "Keys of other names that staff marked as the same contestant.",
      z.array(z.string()),
    ),
    alsoKnownAs: describe("The names of `aliases`.", z.array(z.string())),
    game: describe("Game title.", z.string()),
    gameSlug: describe("Slug of the game title.", z.string()),
    countries: describe("Every country the name was listed with.", z.array(z.string())),
    ambiguity: describe(
      "Why the name may belong to several contestants: listed with several countries, or in two " +
        "matches at the same time. Empty if it does not.",
      z.array(z.enum(["two-countries", "two-places-at-once"])),
    ),
    record: describe("Sums over the contestant's matches.", TallySchema),
    partial: describe(
      "True if matches may be missing: not every match of all its tournaments was seen.",
      z.boolean(),
    ),
    form: describe("Results of the last matches, oldest first.", form),
    kills: describe("Sum of kills; null if the service sent none.", z.nullable(z.number())),
    deaths: describe("Sum of deaths; null if the service sent none.", z.nullable(z.number())),
    next: describe("Key of the next match; null if there is none.", z.nullable(z.string())),
    last: describe("Key of the last ended match; null if there is none.", z.nullable(z.string())),
    tournaments: describe("Tournaments of the contestant.", z.array(ContestantTournamentSchema)),
    opponents: describe("Past opponents, most frequent first.", z.array(OpponentSchema)),
    nextSteps: describe(
      "The matches after a win and after a loss, with possible opponents.",
      z.array(PossibleNextMatchSchema),
    ),
    ahead: describe(
      "The live or next match in a bracket and the matches after it, if they win all of them; " +
        "begins with the match that the last result leads to if it is not listed.",
      z.array(MatchAheadSchema),
    ),
    placement: describe(
      "Worst possible ranks in the bracket that decides the current tournament (that of the next " +
        "or last match); null if the data does not show it.",
      z.nullable(PlacementSchema),
    ),
    scenarios: describe(
      "Whether they can still advance from each group in which that is open or just decided.",
      z.array(GroupScenarioSchema),
    ),
  }),
);

export const ContestantDetailSchema = describe(
  "A contestant with their matches.",
  z.object({
    contestant: describe("The contestant.", ContestantViewSchema),
    matches: describe("The contestant's matches, in order of play.", z.array(MatchViewSchema)),
  }),
);

/** As JSON: the schema decodes its instants, as does that of the next type. */
export type ContestantView = z.input<typeof ContestantViewSchema>;
export type ContestantDetail = z.input<typeof ContestantDetailSchema>;
