/** Changes: `GET /api/v1/changes` and the events of `GET /api/v1/events`. */
import * as z from "zod/mini";
import { MatchStateSchema, OutcomeReasonSchema, StatusReasonSchema } from "./match.ts";
import { ContestantRefSchema } from "#core/model/contestant-ref.ts";
import { SlotSourceSchema } from "#core/model/slot.ts";

const ScoresSchema = z.array(z.nullable(z.number()));

const ResultSchema = z.object({
  /** In order of the contestants. */
  scores: ScoresSchema,
  winner: z.nullable(ContestantRefSchema),
  draw: z.boolean(),
});

const base = {
  /** Number of the change; grows by one or more. */
  seq: z.number(),
  /** When it was noticed. */
  at: z.string(),
  /** `SITE/ID`. */
  match: z.string(),
  /** `SITE/SLUG`. */
  tournament: z.string(),
};

/** One change of one match. `core/model/change.ts` describes each type. */
export const ChangeViewSchema = z.discriminatedUnion("type", [
  z.object({ ...base, type: z.literal("added") }),
  z.object({
    ...base,
    type: z.literal("rescheduled"),
    from: z.nullable(z.string()),
    to: z.string(),
  }),
  z.object({ ...base, type: z.literal("unscheduled"), from: z.string() }),
  z.object({
    ...base,
    type: z.literal("contestants-known"),
    contestants: z.array(ContestantRefSchema),
  }),
  z.object({
    ...base,
    type: z.literal("replaced"),
    from: ContestantRefSchema,
    to: z.nullable(ContestantRefSchema),
  }),
  z.object({
    ...base,
    type: z.literal("renamed"),
    from: ContestantRefSchema,
    to: ContestantRefSchema,
  }),
  z.object({ ...base, type: z.literal("started") }),
  z.object({ ...base, type: z.literal("start-withdrawn") }),
  z.object({ ...base, type: z.literal("score"), from: ScoresSchema, to: ScoresSchema }),
  z.object({ ...base, type: z.literal("score-withdrawn"), from: ScoresSchema }),
  z.object({
    ...base,
    type: z.literal("decided"),
    winner: z.nullable(ContestantRefSchema),
    by: z.nullable(OutcomeReasonSchema),
  }),
  z.object({ ...base, type: z.literal("ended"), by: StatusReasonSchema }),
  z.object({
    ...base,
    type: z.literal("corrected"),
    from: ResultSchema,
    to: ResultSchema,
    state: MatchStateSchema,
  }),
  z.object({
    ...base,
    type: z.literal("best-of"),
    from: z.nullable(z.number()),
    to: z.nullable(z.number()),
  }),
  z.object({ ...base, type: z.literal("conflict-raised") }),
  z.object({ ...base, type: z.literal("conflict-cleared") }),
  z.object({ ...base, type: z.literal("locked") }),
  z.object({ ...base, type: z.literal("unlocked") }),
  z.object({ ...base, type: z.literal("last-seen"), lastSeen: z.string() }),
  z.object({ ...base, type: z.literal("withdrawn") }),
  z.object({ ...base, type: z.literal("returned") }),
]);

/** Identity and contestants of a match that changes refer to. */
export const MatchRefSchema = z.object({
  /** `SITE/ID`. */
  key: z.string(),
  site: z.string(),
  id: z.string(),
  /** Match code; null if the position is unknown. */
  code: z.nullable(z.string()),
  /** Title of its tournament. */
  tournament: z.string(),
  gameSlug: z.string(),
  /** By slot; null if the slot is open. */
  contestants: z.array(z.nullable(ContestantRefSchema)),
  /** By slot: the origin of its contestant. */
  sources: z.array(SlotSourceSchema),
});

/**
 * `GET /api/v1/changes`. With `after=SEQ`: the changes after that number, oldest first. Without: up
 * to `limit` of the newest changes, newest first, of all matches, of `match=SITE/ID` or of
 * `tournament=SITE/SLUG`.
 */
export const ChangePageSchema = z.object({
  changes: z.array(ChangeViewSchema),
  /** The current state of the changed matches, except those that are only in the archive. */
  matches: z.array(MatchRefSchema),
  /** Value of `after` for the next request. */
  next: z.number(),
  /** False if `after` is too old or invalid: the client must refetch its data. */
  known: z.boolean(),
});

/** Data of the event `reset`: missed changes are unavailable. Refetch, and continue from `last`. */
export const ChangeStreamResetSchema = z.object({ last: z.number() });

export type ChangeView = z.infer<typeof ChangeViewSchema>;
export type MatchRef = z.infer<typeof MatchRefSchema>;
export type ChangePage = z.infer<typeof ChangePageSchema>;
