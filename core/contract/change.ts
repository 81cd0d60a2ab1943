/** Changes: `GET /api/v1/changes` and the events of `GET /api/v1/events`. */
import * as z from "zod/mini";
import { ContestantRefSchema } from "#core/model/contestant.ts";
import { ChangeSchema } from "#core/model/change.ts";
import { SlotSourceSchema } from "#core/model/slot.ts";
import { createTextParameter, createWholeNumberParameter } from "./query.ts";

/** Most changes in one response. */
export const MAX_LISTED_CHANGES = 500;

const after = createWholeNumberParameter(
  "Number of the newest known change; returns later changes, oldest first.",
  0,
  Number.MAX_SAFE_INTEGER,
);

/** Query of `GET /api/v1/events`. */
export const ChangeStreamQuerySchema = z.strictObject({ after });

/** Query of `GET /api/v1/changes`. */
export const ChangesQuerySchema = z.strictObject({
  after,
  match: createTextParameter("SITE/ID of a match: only its changes."),
  tournament: createTextParameter("SITE/SLUG of a tournament: only changes of its matches."),
  limit: createWholeNumberParameter("Maximum number of changes.", 1, MAX_LISTED_CHANGES),
});

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
  changes: z.array(ChangeSchema),
  /** The current state of the changed matches, except those that are only in the archive. */
  matches: z.array(MatchRefSchema),
  /** Value of `after` for the next request. */
  next: z.number(),
  /** False if `after` is too old or invalid: the client must refetch its data. */
  known: z.boolean(),
});

/** Data of the event `reset`: missed changes are unavailable. Refetch, and continue from `last`. */
export const ChangeStreamResetSchema = z.object({ last: z.number() });

export type ChangesQuery = Readonly<z.output<typeof ChangesQuerySchema>>;
/** As JSON: the schema decodes its instants. */
export type ChangeView = z.input<typeof ChangeSchema>;
export type MatchRef = z.infer<typeof MatchRefSchema>;
/** As JSON. */
export type ChangePage = z.input<typeof ChangePageSchema>;
