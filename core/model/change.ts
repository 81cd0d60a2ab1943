import * as z from "zod/mini";
import { ContestantRefSchema } from "./contestant.ts";
import { InstantSchema } from "./instant.ts";
import { OUTCOME_REASONS } from "./match-outcome.ts";
import { STATUS_REASONS } from "./match-status.ts";
import type { Instant } from "./match.ts";

const ScoresSchema = z.readonly(z.array(z.nullable(z.number())));

/** Scores and winner of a match at one time. */
const ResultSchema = z.object({
  /** In the order of the contestants. */
  scores: ScoresSchema,
  winner: z.nullable(ContestantRefSchema),
  draw: z.boolean(),
});

const base = {
  /** Number of the change; grows by one or more. */
  seq: z.number(),
  /** When it was noticed. */
  at: InstantSchema,
  /** `SITE/ID`. */
  match: z.string(),
  /** `SITE/SLUG`. */
  tournament: z.string(),
};

/** A numbered change of one match between two polls, with the old and the new value. */
export const ChangeSchema = z.discriminatedUnion("type", [
  /** The match was seen for the first time. */
  createSchema("added", {}),
  /** The start changed; `from` is `null` if there was none. */
  createSchema("rescheduled", { from: z.nullable(InstantSchema), to: InstantSchema }),
  /** The start was removed. */
  createSchema("unscheduled", { from: InstantSchema }),
  /** Open slots were filled. */
  createSchema("contestants-known", { contestants: z.readonly(z.array(ContestantRefSchema)) }),
  /** `to` took the slot of `from`; `to` is `null` if the slot is open again. */
  createSchema("replaced", { from: ContestantRefSchema, to: z.nullable(ContestantRefSchema) }),
  /** The same contestant has another name, or another spelling of it. */
  createSchema("renamed", { from: ContestantRefSchema, to: ContestantRefSchema }),
  createSchema("started", {}),
  /** A live match is upcoming again. */
  createSchema("start-withdrawn", {}),
  createSchema("score", { from: ScoresSchema, to: ScoresSchema }),
  /** All scores were removed or set to 0. */
  createSchema("score-withdrawn", { from: ScoresSchema }),
  /** The outcome became known; `winner` is `null` for a draw. */
  createSchema("decided", {
    winner: z.nullable(ContestantRefSchema),
    by: z.nullable(z.enum(OUTCOME_REASONS)),
  }),
  createSchema("ended", { by: z.enum(STATUS_REASONS) }),
  /** An ended match changed: another score, another winner, or no longer ended. */
  createSchema("corrected", {
    from: ResultSchema,
    to: ResultSchema,
    state: z.enum(["upcoming", "live", "ended"]),
  }),
  createSchema("best-of", { from: z.nullable(z.number()), to: z.nullable(z.number()) }),
  createSchema("conflict-raised", {}),
  createSchema("conflict-cleared", {}),
  createSchema("locked", {}),
  createSchema("unlocked", {}),
  /** It dropped off a full list without having ended, so its state is unknown from here on. */
  createSchema("last-seen", { lastSeen: InstantSchema }),
  /** It is in neither list although neither list is at its limit. */
  createSchema("withdrawn", {}),
  /** A withdrawn match is listed again. */
  createSchema("returned", {}),
]);

/** A change as it is stored: without number and time, and `at` is the time of the last sighting. */
type StoredDetails<C> = C extends { readonly type: "last-seen" }
  ? { readonly type: "last-seen"; readonly at: Instant }
  : Readonly<Omit<C, keyof typeof base>>;

export type ResultSnapshot = Readonly<z.output<typeof ResultSchema>>;

export type ChangeDetails = StoredDetails<z.output<typeof ChangeSchema>>;

export type ChangeType = ChangeDetails["type"];

/** A typed change of one match, with the old and the new value. */
export type Change = ChangeDetails & {
  readonly match: string;
  /** `SITE/SLUG`. */
  readonly tournament: string;
};

function createSchema<const T extends string, S extends z.core.$ZodShape>(type: T, shape: S) {
  return z.object({ ...base, type: z.literal(type), ...shape });
}
