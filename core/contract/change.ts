/** Changes: `GET /api/v1/changes` and the events of `GET /api/v1/events`. */
import * as z from "zod/mini";
import {
  ContestantRefSchema,
  MatchStateSchema,
  OutcomeReasonSchema,
  StatusReasonSchema,
} from "./match.ts";

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

/** One change of one match. `core/model/change.ts` says what each type means. */
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

/** A match as a line of a feed names it. */
export const ChangedMatchSchema = z.object({
  /** `SITE/ID`. */
  key: z.string(),
  site: z.string(),
  id: z.string(),
  /** Null where the position is not known. */
  code: z.nullable(z.string()),
  /** Title of its tournament. */
  tournament: z.string(),
  gameSlug: z.string(),
  /** By slot; null while nobody is known. */
  contestants: z.array(z.nullable(ContestantRefSchema)),
});

/**
 * `GET /api/v1/changes`: with `after=SEQ` what followed, oldest first; else the newest there are,
 * newest first, of everything or of `match=SITE/ID` or `tournament=SITE/SLUG`, `limit` of them.
 */
export const ChangePageSchema = z.object({
  changes: z.array(ChangeViewSchema),
  /** The matches of these changes as they stand; without those of tournaments long over. */
  matches: z.array(ChangedMatchSchema),
  /** What to ask after next. */
  next: z.number(),
  /** False when `after` is too old or none of ours: what is known must be fetched anew. */
  known: z.boolean(),
});

/** Data of the event `reset`: what was missed cannot be told; fetch anew and go on from here. */
export const ResetSchema = z.object({ last: z.number() });

export type ChangeView = z.infer<typeof ChangeViewSchema>;
export type ChangedMatch = z.infer<typeof ChangedMatchSchema>;
export type ChangePage = z.infer<typeof ChangePageSchema>;
