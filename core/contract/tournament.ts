/** Tournaments, brackets and groups in Matchdesk's JSON API (`/api/v1`). */
import { TIE_BREAKERS } from "#core/model/group.ts";
import * as z from "zod/mini";
import { RankRowSchema } from "./ranking.ts";
import { GroupScenariosSchema } from "./scenarios.ts";
import { BRACKET_KINDS, NO_CHAMPION_REASONS } from "#core/model/bracket.ts";
import { AbsenceReasonSchema, MatchViewSchema } from "./match.ts";
import { ContestantRefSchema } from "#core/model/contestant-ref.ts";
import { PlaceRefSchema, SlotSourceSchema } from "#core/model/slot.ts";
import { RoundNameSchema } from "#core/model/round.ts";

/** The stage that is played; see `core/match/current-stage.ts`. */
const CurrentStageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("round"), name: RoundNameSchema }),
  z.object({ type: z.literal("swiss-round"), number: z.number() }),
  z.object({ type: z.literal("groups") }),
]);

const CountsSchema = z.object({ upcoming: z.number(), live: z.number(), ended: z.number() });

/** How many of the counted matches were seen. */
export const CoverageSchema = z.object({
  /** True if some matches were not seen, or may not have been. */
  partial: z.boolean(),
  /** Number of matches that are proven to be missing; null if unknown. */
  unseen: z.nullable(z.number()),
});

/** A contradiction in the data, described in a sentence. */
export const IssueSchema = z.object({
  match: z.nullable(z.string()),
  code: z.string(),
  message: z.string(),
});

/** A bracket without its rounds. */
export const BracketSummarySchema = z.object({
  site: z.string(),
  /** Id of the upper or only bracket; `ids` includes the lower one. */
  id: z.string(),
  ids: z.array(z.string()),
  title: z.string(),
  /** Letter before its match codes if the tournament has several brackets, else "". */
  prefix: z.string(),
  kind: z.enum(BRACKET_KINDS),
  size: z.nullable(z.number()),
  champion: z.nullable(ContestantRefSchema),
  runnerUp: z.nullable(ContestantRefSchema),
  third: z.nullable(ContestantRefSchema),
  complete: z.boolean(),
  /** Why it has no champion although no match is open; null otherwise. */
  noChampion: z.nullable(z.enum(NO_CHAMPION_REASONS)),
});

/** A tournament without its matches and standings. */
export const TournamentSummarySchema = z.object({
  site: z.string(),
  slug: z.string(),
  title: z.string(),
  game: z.string(),
  gameSlug: z.string(),
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  counts: CountsSchema,
  /** Number of upcoming and live matches that will not be played. */
  unresolved: z.number(),
  /** Number of ended matches, without byes. */
  played: z.number(),
  /**
   * Matches seen, and how many there are (null unless proven), without byes and unneeded resets.
   */
  seen: z.number(),
  expected: z.nullable(z.number()),
  coverage: CoverageSchema,
  /** Number of contestants named in its matches. */
  contestants: z.number(),
  /** The stage that is live or next; null if there is none, or if its round is unknown. */
  stage: z.nullable(CurrentStageSchema),
  /** The upcoming match that starts first; null if there is none. */
  next: z.nullable(MatchViewSchema),
  /** Ranks 1 to 3 of its only ranking once no rank can change any more; else empty. */
  podium: z.array(RankRowSchema),
  /** Entered by staff, as is `venueZone`; null if not. */
  streamLink: z.nullable(z.string()),
  venueZone: z.nullable(z.string()),
  /** Champion of the whole tournament; null if unknown, or if no single final decides it. */
  champion: z.nullable(ContestantRefSchema),
  /** Id of the bracket whose final decides the tournament; null if no single final is proven to. */
  decidedBy: z.nullable(z.string()),
  /** True if `/api/v1/rankings/SITE/SLUG` has a ranking. */
  hasRanking: z.boolean(),
  brackets: z.array(BracketSummarySchema),
  groups: z.array(
    z.object({
      site: z.string(),
      id: z.string(),
      number: z.number(),
      name: z.nullable(z.string()),
      stage: z.number(),
    }),
  ),
});

/** `GET /api/v1/tournaments`. */
export const TournamentListSchema = z.object({ tournaments: z.array(TournamentSummarySchema) });

/** A contestant's points in one match; see `core/model/group.ts`. */
const PlacementResultSchema = z.object({
  match: z.string(),
  placement: z.nullable(z.number()),
  kills: z.nullable(z.number()),
  deduction: z.number(),
  points: z.number(),
  counts: z.boolean(),
});

const ResultSchema = z.enum(["won", "drawn", "lost"]);

/** One line of a group's standings; see `core/model/group.ts`. */
export const StandingSchema = z.object({
  position: z.number(),
  tied: z.boolean(),
  /** Position that it would share if staff had not decided the order; null if they did not. */
  sharedPosition: z.nullable(z.number()),
  contestant: ContestantRefSchema,
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  scoreFor: z.number(),
  scoreAgainst: z.number(),
  difference: z.number(),
  points: z.number(),
  /** Points that byes gave; included in `points`. */
  byePoints: z.number(),
  /** Null if kills give no points. */
  kills: z.nullable(z.number()),
  /** Points that deductions cost; already subtracted from `points`. */
  deduction: z.number(),
  /** Deductions that the service sends and that are not subtracted, because no rule demands it. */
  ignoredDeduction: z.number(),
  /** Points of each ended match in order of play: scores, without placement points; empty unless the group is `ranked`. */
  results: z.array(PlacementResultSchema),
  form: z.array(ResultSchema),
  wentTo: z.nullable(z.object({ bracket: z.string(), code: z.string() })),
});

/** A group with its standings. */
export const GroupViewSchema = z.object({
  site: z.string(),
  id: z.string(),
  number: z.number(),
  /** Entered by staff; null if not. */
  name: z.nullable(z.string()),
  stage: z.number(),
  kind: z.enum(["round-robin", "swiss", "path", "ranked"]),
  rule: z.object({
    points: z.nullable(z.object({ win: z.number(), draw: z.number(), loss: z.number() })),
    tieBreakers: z.array(z.enum(TIE_BREAKERS)),
    /** True if the deductions that the service sends with a match reduce the points. */
    deduct: z.optional(z.boolean()),
  }),
  /** Points per placement of a group of kind `ranked`, entered by staff; null if there are none. */
  placementPoints: z.nullable(
    z.object({
      /** Points of placement 1, 2, …; later placements give none. */
      placements: z.array(z.number()),
      perKill: z.number(),
      /** True if the deductions that the service sends with a match reduce its points. */
      deduct: z.boolean(),
      /** Number of best matches that count for each contestant; null if all count. */
      bestOf: z.nullable(z.number()),
    }),
  ),
  /** True if staff entered the rule; false if it is assumed. */
  isRuleKnown: z.boolean(),
  /** True if the scores are points (1, ½ and 0); the points of the rule then do not apply. */
  scoresArePoints: z.boolean(),
  /** Keys of the matches of each round of a Swiss group; null for other kinds. */
  rounds: z.nullable(z.array(z.array(z.string()))),
  standings: z.array(StandingSchema),
  /** Number who advance, from the top of the standings; null if unknown. */
  advancing: z.nullable(z.number()),
  /** Who can still advance; null if no match is open, or if nothing is proven. */
  scenarios: z.nullable(GroupScenariosSchema),
  /** Matches seen, and how many there are (null unless proven), without byes. */
  seen: z.number(),
  expected: z.nullable(z.number()),
  coverage: CoverageSchema,
  /** True if none of its listed matches is open. Others may follow. */
  closed: z.boolean(),
  complete: z.boolean(),
  issues: z.array(IssueSchema),
});

/** `GET /api/v1/groups/SITE/ID`. */
export const GroupDetailSchema = z.object({
  group: GroupViewSchema,
  matches: z.array(MatchViewSchema),
});

/** A contestant's record in one tournament. */
export const TournamentContestantSchema = z.object({
  contestant: ContestantRefSchema,
  seed: z.nullable(z.number()),
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  /** Key of this contestant's live or next match in this tournament; null if there is none. */
  next: z.nullable(z.string()),
});

/** `GET /api/v1/tournaments/SITE/SLUG`. */
export const TournamentDetailSchema = z.object({
  tournament: TournamentSummarySchema,
  groups: z.array(GroupViewSchema),
  contestants: z.array(TournamentContestantSchema),
  issues: z.array(IssueSchema),
  watchingSince: z.string(),
});

/** A bracket place; see `core/model/bracket.ts`. */
export const PlaceSchema = z.object({
  place: z.string(),
  code: z.string(),
  match: z.nullable(z.string()),
  round: z.string(),
  row: z.number(),
  bye: z.boolean(),
  /** At least two. `entry` is an index into the match's slots; null if the slot is open. */
  slots: z.array(z.object({ entry: z.nullable(z.number()), source: SlotSourceSchema })),
  winnerTo: z.nullable(PlaceRefSchema),
  loserTo: z.nullable(PlaceRefSchema),
  absence: z.nullable(AbsenceReasonSchema),
  /** The bracket that its contestants play on in (`absence` is then `continues`); else null. */
  continuesIn: z.nullable(z.object({ site: z.string(), id: z.string(), title: z.string() })),
});

/** A round of a bracket, with its places. */
export const RoundSchema = z.object({
  key: z.string(),
  section: z.enum(["upper", "lower", "finals"]),
  name: RoundNameSchema,
  /** The round its losers go to; null if there is none. */
  losersTo: z.nullable(RoundNameSchema),
  bestOf: z.nullable(z.number()),
  places: z.array(PlaceSchema),
});

/** A bracket with its rounds. */
export const BracketViewSchema = z.extend(BracketSummarySchema, {
  tournament: z.object({ site: z.string(), slug: z.string(), title: z.string() }),
  /** Time of the first poll. Matches played before it may not have been seen. */
  watchingSince: z.string(),
  rounds: z.array(RoundSchema),
  resetPlayed: z.boolean(),
  dropIn: z.record(z.string(), z.enum(["found", "assumed"])),
  issues: z.array(IssueSchema),
});

/** `GET /api/v1/brackets/SITE/ID`; `matches` contains the matches of all places. */
export const BracketDetailSchema = z.object({
  bracket: BracketViewSchema,
  matches: z.array(MatchViewSchema),
});

export type IssueView = z.infer<typeof IssueSchema>;
export type BracketSummary = z.infer<typeof BracketSummarySchema>;
export type TournamentSummary = z.infer<typeof TournamentSummarySchema>;
export type TournamentList = z.infer<typeof TournamentListSchema>;
export type StandingView = z.infer<typeof StandingSchema>;
export type GroupView = z.infer<typeof GroupViewSchema>;
export type GroupDetail = z.infer<typeof GroupDetailSchema>;
export type TournamentContestant = z.infer<typeof TournamentContestantSchema>;
export type TournamentDetail = z.infer<typeof TournamentDetailSchema>;
export type PlaceView = z.infer<typeof PlaceSchema>;
export type RoundView = z.infer<typeof RoundSchema>;
export type BracketView = z.infer<typeof BracketViewSchema>;
export type BracketDetail = z.infer<typeof BracketDetailSchema>;
