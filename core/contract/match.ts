/** Match shapes of our own JSON API (`/api/v1`). All instants are ISO 8601 in UTC. */
import * as z from "zod/mini";
import { OUTCOME_REASONS, STATUS_REASONS } from "#core/model/derived.ts";

export const MatchStateSchema = z.enum(["upcoming", "live", "ended"]);

export const RoundNameSchema = z.object({
  long: z.string(),
  medium: z.string(),
  short: z.string(),
});

export const ContestantRefSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Lower-case code, "" when none. */
  country: z.string(),
});

export const PlaceRefSchema = z.object({
  place: z.string(),
  code: z.string(),
  /** `SITE/ID`. */
  match: z.nullable(z.string()),
});

const CertaintySchema = z.enum(["found", "assumed"]);

export const SlotSourceSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("seed"), seed: z.nullable(z.number()) }),
  z.object({ type: z.literal("winner"), of: PlaceRefSchema, certainty: CertaintySchema }),
  z.object({ type: z.literal("loser"), of: PlaceRefSchema, certainty: CertaintySchema }),
  z.object({ type: z.literal("loser-of-round"), round: z.string(), name: RoundNameSchema }),
  z.object({ type: z.literal("bye") }),
  z.object({ type: z.literal("unknown") }),
]);

/** One side of a match. `contestant` is null while it is open: `source` then says who will come. */
export const MatchSlotSchema = z.object({
  contestant: z.nullable(ContestantRefSchema),
  seed: z.nullable(z.number()),
  source: SlotSourceSchema,
  /** Null before play and where the service sent none. */
  score: z.nullable(z.number()),
  disqualified: z.boolean(),
  kills: z.nullable(z.number()),
  deaths: z.nullable(z.number()),
  time: z.nullable(z.string()),
  deduction: z.nullable(z.number()),
  /** "winner" and "loser" only once the outcome names one. */
  result: z.nullable(z.enum(["winner", "loser", "draw"])),
  /** 1-based rank in an ended match of more than two, else null. */
  rank: z.nullable(z.number()),
});

export const StatusReasonSchema = z.enum(STATUS_REASONS);

export const OutcomeReasonSchema = z.enum(OUTCOME_REASONS);

export const AbsenceSchema = z.enum([
  "no-start-yet",
  "beyond-the-list",
  "before-watching",
  "withdrawn",
  "last-seen",
]);

const UnresolvedReasonSchema = z.enum([
  "withdrawn",
  "reset-not-needed",
  "moved-on",
  "tournament-completed",
]);

export const MatchViewSchema = z.object({
  /** `SITE/ID`. */
  key: z.string(),
  site: z.string(),
  id: z.string(),
  /** Match code (`LBR2-4`), null where the position is not known. */
  code: z.nullable(z.string()),
  round: z.nullable(
    z.object({
      key: z.string(),
      name: RoundNameSchema,
      /** The round its losers drop into; null where they are out. Known before `loserTo` is. */
      losersTo: z.nullable(RoundNameSchema),
    }),
  ),
  tournament: z.object({
    site: z.string(),
    slug: z.string(),
    title: z.string(),
    game: z.string(),
    gameSlug: z.string(),
  }),
  /** `id` is the bracket's own id on its site, `title` as the service sent it. */
  bracket: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      section: z.nullable(z.enum(["upper", "lower", "finals"])),
    }),
  ),
  /** `name` as staff wrote it down, else null. */
  group: z.nullable(z.object({ id: z.string(), number: z.number(), name: z.nullable(z.string()) })),
  start: z.nullable(z.string()),
  /** The start it had before, and when it was noticed to be moved; null where it never was. */
  moved: z.nullable(z.object({ from: z.string(), at: z.string() })),
  /**
   * When it will probably begin, by what it waits for and how long such matches took; null where it
   * is not late, or where nobody can tell.
   */
  expected: z.nullable(z.string()),
  /** Of the match, else of its tournament, where staff wrote one down. */
  streamLink: z.nullable(z.string()),
  bestOf: z.nullable(z.number()),
  state: MatchStateSchema,
  stateBy: StatusReasonSchema,
  outcome: z.object({
    /** Index into `slots`. */
    winner: z.nullable(z.number()),
    by: z.nullable(OutcomeReasonSchema),
    draw: z.boolean(),
  }),
  slots: z.array(MatchSlotSchema),
  winnerTo: z.nullable(PlaceRefSchema),
  loserTo: z.nullable(PlaceRefSchema),
  absence: z.nullable(AbsenceSchema),
  /** Why it did not end and will not be played any more; null if it ended or may still be played. */
  unresolved: z.nullable(UnresolvedReasonSchema),
  /** When a list of the service carried it last. */
  lastSeen: z.string(),
});

/** `GET /api/v1/matches`. */
export const MatchListSchema = z.object({
  matches: z.array(MatchViewSchema),
  /** Of everything that fits the other filters, by state. */
  counts: z.object({ upcoming: z.number(), live: z.number(), ended: z.number() }),
  /** Matches without any filter. */
  total: z.number(),
});

/** `GET /api/v1/matches.json`. */
export const MatchFileSchema = z.object({ matches: z.array(MatchViewSchema) });

/** `GET /api/v1/matches/SITE/ID`. */
export const MatchDetailSchema = z.object({
  match: MatchViewSchema,
  /** Earlier and later meetings of the same contestants, newest first. */
  metBefore: z.array(MatchViewSchema),
  firstSeen: z.string(),
  changedAt: z.string(),
});

export type RoundNameView = z.infer<typeof RoundNameSchema>;
export type ContestantRefView = z.infer<typeof ContestantRefSchema>;
export type PlaceRefView = z.infer<typeof PlaceRefSchema>;
export type SlotSourceView = z.infer<typeof SlotSourceSchema>;
export type MatchSlotView = z.infer<typeof MatchSlotSchema>;
export type MatchView = z.infer<typeof MatchViewSchema>;
export type MatchList = z.infer<typeof MatchListSchema>;
export type MatchDetail = z.infer<typeof MatchDetailSchema>;
