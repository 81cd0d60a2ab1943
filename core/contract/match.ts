/** Matches in Matchdesk's JSON API (`/api/v1`). All instants are ISO 8601 in UTC. */
import * as z from "zod/mini";
import { ContestantScenarioSchema } from "#core/model/scenarios.ts";
import { AbsenceReasonSchema, UnresolvedReasonSchema } from "#core/model/derived-match.ts";
import { OUTCOME_REASONS } from "#core/model/match-outcome.ts";
import { STATUS_REASONS } from "#core/model/match-status.ts";
import { ContestantRefSchema } from "#core/model/contestant.ts";
import { MatchRoundSchema } from "#core/model/round.ts";
import { PlaceRefSchema, SlotSourceSchema } from "#core/model/slot.ts";

export const MatchStateSchema = z.enum(["upcoming", "live", "ended"]);

/**
 * A slot of a match. `contestant` is null if the slot is open; `source` is the contestant's origin.
 */
export const MatchSlotSchema = z.object({
  contestant: z.nullable(ContestantRefSchema),
  seed: z.nullable(z.number()),
  source: SlotSourceSchema,
  /** Null before play, if the service sent none, or if times rank the match. */
  score: z.nullable(z.number()),
  /** Sum of its scores in all legs so far; absent unless the match is a leg with a score. */
  aggregate: z.optional(z.number()),
  disqualified: z.boolean(),
  kills: z.nullable(z.number()),
  deaths: z.nullable(z.number()),
  /** As the service sends it, such as "1:23.4" or "DNF"; null before play. */
  time: z.nullable(z.string()),
  deduction: z.nullable(z.number()),
  /**
   * "winner" and "loser" once the outcome is known, "draw" in groups, else null. In a match from
   * which several contestants advance, "loser" is who is eliminated.
   */
  result: z.nullable(z.enum(["winner", "loser", "draw"])),
  /**
   * Whether the contestant of a match of more than two plays in a later round of its bracket;
   * absent if unknown, and in other matches.
   */
  advances: z.optional(z.enum(["through", "out"])),
  /** Rank from 1 in an ended match of more than two contestants, else null. */
  rank: z.nullable(z.number()),
  /** Points in the standings of its group by placement points, once the match ended; else null. */
  points: z.nullable(z.number()),
});

/** A match with everything derived about it. */
export const MatchViewSchema = z.object({
  /** `SITE/ID`. */
  key: z.string(),
  site: z.string(),
  id: z.string(),
  /** Id of the match on its site; absent if it is `id`, which stays the same. */
  sentId: z.optional(z.string()),
  /** Match code (`LBR2-4`); null if the position is unknown. */
  code: z.nullable(z.string()),
  /**
   * Which part of its bracket place the match is, counted from 1, and all matches of the place in
   * order of start; absent if the place holds one match. `kind` is null if the data does not tell.
   */
  part: z.optional(
    z.object({
      kind: z.nullable(z.enum(["replay", "leg"])),
      number: z.number(),
      matches: z.array(z.object({ match: z.string(), code: z.nullable(z.string()) })),
    }),
  ),
  round: z.nullable(MatchRoundSchema),
  tournament: z.object({
    site: z.string(),
    slug: z.string(),
    title: z.string(),
    game: z.string(),
    gameSlug: z.string(),
  }),
  /** `id` is the bracket's id on its site, `title` as sent by the service. */
  bracket: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      section: z.nullable(z.enum(["upper", "lower", "finals"])),
    }),
  ),
  /** `name` is entered by staff, or null. */
  group: z.nullable(z.object({ id: z.string(), number: z.number(), name: z.nullable(z.string()) })),
  start: z.nullable(z.string()),
  /** Date of a match whose time is not fixed, like "2026-11-26"; absent otherwise. */
  startDate: z.optional(z.string()),
  /** The previous start, and when the move was noticed; null if the start was not moved. */
  moved: z.nullable(z.object({ from: z.string(), at: z.string() })),
  /**
   * Estimated start of an upcoming match that will start later than listed, or is listed without a
   * start: when the matches before it are estimated to end. Null if not later, or unknown.
   */
  expected: z.nullable(z.string()),
  /**
   * Median minutes that observed matches of its tournament, else of its game title, with the same
   * best-of have taken; null if too few were observed.
   */
  usualMinutes: z.nullable(z.number()),
  /** Entered by staff for the match, else for its tournament; null if there is none. */
  streamLink: z.nullable(z.string()),
  /** Where the match is played; entered by staff, or null. */
  station: z.nullable(z.string()),
  bestOf: z.nullable(z.number()),
  state: MatchStateSchema,
  stateBy: z.enum(STATUS_REASONS),
  /** When a change of its scores was last noticed; absent if none was. */
  lastScoreAt: z.optional(z.string()),
  /** When its end was noticed; absent if it has not ended, or had when it was first seen. */
  endedAt: z.optional(z.string()),
  outcome: z.object({
    /** Index into `slots`. */
    winner: z.nullable(z.number()),
    by: z.nullable(z.enum(OUTCOME_REASONS)),
    draw: z.boolean(),
  }),
  slots: z.array(MatchSlotSchema),
  winnerTo: z.nullable(PlaceRefSchema),
  loserTo: z.nullable(PlaceRefSchema),
  absence: z.nullable(AbsenceReasonSchema),
  /** Why the match did not end and will not be played; null if it ended or may still be played. */
  unresolved: z.nullable(UnresolvedReasonSchema),
  /** When the service last listed the match. */
  lastSeen: z.string(),
});

/** `GET /api/v1/matches`. */
export const MatchListSchema = z.object({
  matches: z.array(MatchViewSchema),
  /** Numbers of matches by state that fit all filters except `state`. */
  counts: z.object({ upcoming: z.number(), live: z.number(), ended: z.number() }),
  /** Number of matches without filters. */
  total: z.number(),
  /**
   * Contestants that the filter `contestant` means: none if it is unknown, several if it is the name
   * of several, whose matches are not listed then. Absent without this filter.
   */
  contestants: z.optional(z.array(z.extend(ContestantRefSchema, { game: z.string() }))),
});

/** `GET /api/v1/matches.json`. */
export const MatchFileSchema = z.object({ matches: z.array(MatchViewSchema) });

/** `GET /api/v1/matches/SITE/ID`. */
export const MatchDetailSchema = z.object({
  match: MatchViewSchema,
  /** Other matches of the same contestants against each other, newest first. */
  metBefore: z.array(MatchViewSchema),
  firstSeen: z.string(),
  changedAt: z.string(),
  /** Consequences of an open group match for its contestants; null if nothing is proven. */
  stakes: z.nullable(
    z.object({ advancing: z.number(), contestants: z.array(ContestantScenarioSchema) }),
  ),
});

export type MatchSlotView = z.infer<typeof MatchSlotSchema>;
export type MatchView = z.infer<typeof MatchViewSchema>;
export type MatchList = z.infer<typeof MatchListSchema>;
export type MatchDetail = z.infer<typeof MatchDetailSchema>;
