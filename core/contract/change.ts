/** Changes: `GET /api/v1/changes` and the events of `GET /api/v1/events`. */
import * as z from "zod/mini";
import { ContestantRefSchema } from "#core/model/contestant.ts";
import { ChangeSchema, PublicChangeSchema } from "#core/model/change.ts";
import { describe, WholeNumberSchema } from "#core/model/describe.ts";
import { SlotSourceSchema } from "#core/model/derived-match.ts";
import { MATCH_CODE } from "./match.ts";
import { createTextParameter, createWholeNumberParameter } from "./query.ts";

/** Most changes in one response. */
export const MAX_LISTED_CHANGES = 500;

const after = createWholeNumberParameter(
  "Number of the newest known change (`next`); returns later changes, oldest first.",
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
  limit: createWholeNumberParameter(
    "Maximum number of changes; the rest follows with `after`.",
    1,
    MAX_LISTED_CHANGES,
  ),
});

export const MatchRefSchema = describe(
  "Identity and contestants of a match that changes refer to.",
  z.object({
    key: describe("Key of the match: `SITE/ID`.", z.string()),
    site: describe("Host of the tournament system.", z.string()),
    id: describe("Id of the match.", z.string()),
    code: MATCH_CODE,
    tournament: describe("Title of its tournament.", z.string()),
    gameSlug: describe("Slug of its game title.", z.string()),
    contestants: describe(
      "Its contestants by slot; null if the slot is open.",
      z.array(z.nullable(ContestantRefSchema)),
    ),
    sources: describe("Where the contestant of each slot comes from.", z.array(SlotSourceSchema)),
  }),
);

const page = {
  matches: describe(
    "The current state of the changed matches, except those that are only in the archive.",
    z.array(MatchRefSchema),
  ),
  next: describe("Value of `after` for the next request.", WholeNumberSchema),
  known: describe(
    "False if `after` is too old or invalid: the client must refetch its data.",
    z.boolean(),
  ),
};

/** `GET /api/v1/changes`, with `PublicChangePageSchema` for viewers. */
export const ChangePageSchema = z.object({ changes: z.array(ChangeSchema), ...page });

export const PublicChangePageSchema = describe(
  "Changes, and the matches that they refer to.",
  z.object({
    changes: describe(
      "The changes, newest first; with `after`, oldest first.",
      z.array(PublicChangeSchema),
    ),
    ...page,
  }),
);

/** Data of the event `reset`: missed changes are unavailable. Refetch, and continue from `last`. */
export const ChangeStreamResetSchema = z.object({ last: z.number() });

/** As JSON: the schema decodes its instants. */
export type ChangeView = z.input<typeof ChangeSchema>;
export type MatchRef = z.infer<typeof MatchRefSchema>;
/** As JSON. */
export type ChangePage = z.input<typeof ChangePageSchema>;
