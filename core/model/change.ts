import * as z from "zod/mini";
import { ContestantRefSchema } from "./contestant.ts";
import { describe, WholeNumberSchema } from "./describe.ts";
import { InstantSchema } from "./instant.ts";
import { OutcomeReasonSchema, StatusReasonSchema } from "./derived-match.ts";
import type { Instant } from "./match.ts";

const ScoresSchema = z.readonly(z.array(z.nullable(z.number())));

const ResultSchema = describe(
  "Scores and winner of a match at one time.",
  z.object({
    scores: describe(
      "Scores in the order of the contestants; null of a contestant without one.",
      ScoresSchema,
    ),
    winner: describe(
      "The winner; null if there is none, or if it is unknown.",
      z.nullable(ContestantRefSchema),
    ),
    draw: describe("True if the match is a draw.", z.boolean()),
  }),
);

const base = {
  seq: describe("Number of the change; grows by one or more.", WholeNumberSchema),
  at: describe("When it was noticed.", InstantSchema),
  match: describe("Key of the match, `SITE/ID`.", z.string()),
  tournament: describe("Key of its tournament, `SITE/SLUG`.", z.string()),
  links: describe(
    "Paths below the address of this server.",
    z.object({
      page: describe("Page of the match.", z.string()),
      api: describe("The match in the API.", z.string()),
    }),
  ),
};

const finalScores = {
  scores: describe(
    "The final scores, in the order of the contestants; null in changes from before 2026-11-27.",
    z.nullable(ScoresSchema),
  ),
};

const publicChanges = [
  createSchema("added", "The match was seen for the first time.", {}),
  createSchema("rescheduled", "Its start was set or changed.", {
    from: describe("The previous start; null if there was none.", z.nullable(InstantSchema)),
    to: describe("The new start.", InstantSchema),
  }),
  createSchema("unscheduled", "Its start was removed.", {
    from: describe("The previous start.", InstantSchema),
  }),
  createSchema("contestants-known", "Open slots were filled.", {
    contestants: describe(
      "The contestants who filled them.",
      z.readonly(z.array(ContestantRefSchema)),
    ),
  }),
  createSchema("replaced", "Another contestant took a slot, or it is open again.", {
    from: describe("The previous contestant of the slot.", ContestantRefSchema),
    to: describe("The new one; null if the slot is open again.", z.nullable(ContestantRefSchema)),
  }),
  createSchema("renamed", "The same contestant has another name, or another spelling of it.", {
    from: describe("The contestant with the previous name.", ContestantRefSchema),
    to: describe("The contestant with the new name.", ContestantRefSchema),
  }),
  createSchema("started", "The match is live.", {}),
  createSchema("start-withdrawn", "A live match is upcoming again.", {}),
  createSchema("score", "A score of a match that has not ended changed.", {
    from: describe("The previous scores, in the order of the contestants.", ScoresSchema),
    to: describe("The new scores, in the order of the contestants.", ScoresSchema),
  }),
  createSchema("score-withdrawn", "All scores were removed or set to 0.", {
    from: describe("The previous scores, in the order of the contestants.", ScoresSchema),
  }),
  createSchema("decided", "The outcome became known.", {
    winner: describe("The winner; null for a draw.", z.nullable(ContestantRefSchema)),
    by: describe("How the outcome is known; null if unknown.", z.nullable(OutcomeReasonSchema)),
    ...finalScores,
  }),
  createSchema("ended", "The match ended.", { by: StatusReasonSchema, ...finalScores }),
  createSchema(
    "corrected",
    "An ended match changed: another score, another winner, or no longer ended.",
    {
      from: describe("The previous result.", ResultSchema),
      to: describe("The new result.", ResultSchema),
      state: describe("State of the match now.", z.enum(["upcoming", "live", "ended"])),
    },
  ),
  createSchema("best-of", "Its best-of changed.", {
    from: describe("The previous number of games; null if unknown.", z.nullable(WholeNumberSchema)),
    to: describe("The new number of games; null if unknown.", z.nullable(WholeNumberSchema)),
  }),
  createSchema(
    "last-seen",
    "The match dropped off a full list without having ended, so its state is unknown from here on.",
    { lastSeen: describe("When the service last listed it.", InstantSchema) },
  ),
  createSchema("withdrawn", "It is in neither list although neither list is at its limit.", {}),
  createSchema("returned", "A withdrawn match is listed again.", {}),
] as const;

/** A change that viewers may see. */
export const PublicChangeSchema = describe(
  "A change of one match between two polls, with the old and the new value.",
  z.discriminatedUnion("type", publicChanges),
);

/** A numbered change of one match between two polls, with the old and the new value. */
export const ChangeSchema = z.discriminatedUnion("type", [
  ...publicChanges,
  createSchema("conflict-raised", "Its contestants reported different results.", {}),
  createSchema("conflict-cleared", "That conflict is over.", {}),
  createSchema("locked", "The service locked the match.", {}),
  createSchema("unlocked", "The service unlocked the match.", {}),
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

function createSchema<const T extends string, S extends z.core.$ZodShape>(
  type: T,
  description: string,
  shape: S,
) {
  const typeSchema = describe("Type of the change.", z.literal(type));
  return describe(description, z.object({ ...base, type: typeSchema, ...shape }));
}
