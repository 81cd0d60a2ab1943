/** Tournaments, brackets and groups in Matchdesk's JSON API (`/api/v1`). */
import * as z from "zod/mini";
import { RankRowSchema } from "./ranking.ts";
import { CoverageSchema } from "#core/model/coverage.ts";
import { GroupSchema } from "#core/model/group.ts";
import { IssueSchema } from "#core/model/match.ts";
import { BRACKET_KINDS, NO_CHAMPION_REASONS } from "#core/model/bracket.ts";
import { AbsenceReasonSchema } from "#core/model/derived-match.ts";
import { MatchViewSchema } from "./match.ts";
import { ContestantRefSchema } from "#core/model/contestant.ts";
import { PlaceRefSchema, SlotSourceSchema } from "#core/model/slot.ts";
import { RoundNameSchema } from "#core/model/round.ts";

/** The stage that is played; see `core/match/current-stage.ts`. */
const CurrentStageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("round"), name: RoundNameSchema }),
  z.object({ type: z.literal("swiss-round"), number: z.number() }),
  z.object({ type: z.literal("groups") }),
]);

const CountsSchema = z.object({ upcoming: z.number(), live: z.number(), ended: z.number() });

/** A bracket without its rounds. */
export const BracketSummarySchema = z.object({
  site: z.string(),
  /** Id of the upper or only bracket; `ids` includes the lower one. */
  id: z.string(),
  ids: z.readonly(z.array(z.string())),
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

/** `GET /api/v1/groups/SITE/ID`. */
export const GroupDetailSchema = z.object({
  group: GroupSchema,
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
  groups: z.array(GroupSchema),
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

export type { GroupView, StandingView } from "#core/model/group.ts";
export type { Issue as IssueView } from "#core/model/match.ts";
export type BracketSummary = z.infer<typeof BracketSummarySchema>;
export type TournamentSummary = z.infer<typeof TournamentSummarySchema>;
export type TournamentList = z.infer<typeof TournamentListSchema>;
export type GroupDetail = z.infer<typeof GroupDetailSchema>;
export type TournamentContestant = z.infer<typeof TournamentContestantSchema>;
export type TournamentDetail = z.infer<typeof TournamentDetailSchema>;
export type PlaceView = z.infer<typeof PlaceSchema>;
export type RoundView = z.infer<typeof RoundSchema>;
export type BracketView = z.infer<typeof BracketViewSchema>;
export type BracketDetail = z.infer<typeof BracketDetailSchema>;
