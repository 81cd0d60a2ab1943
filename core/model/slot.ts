import * as z from "zod/mini";
import { describe, WholeNumberSchema } from "./describe.ts";
import { RoundNameSchema } from "./round.ts";

export const PlaceRefSchema = describe(
  "Reference to a bracket place: its code, and its match if one was seen.",
  z.object({
    place: describe(
      "Id of the place, unique within the bracket: `ROUNDKEY#ROW`, such as `lower ro8s1#3`.",
      z.string(),
    ),
    code: describe("Match code, such as `UBQF-2`.", z.string()),
    match: describe("Key of its match, `SITE/ID`; null if none was seen.", z.nullable(z.string())),
  }),
);

const certainty = describe(
  "Whether the feeder was `found` in the matches, or is `assumed` from a common order.",
  z.enum(["found", "assumed"]),
);

const feeder = describe("The bracket place that the contestant comes from.", PlaceRefSchema);

export const SlotSourceSchema = describe(
  "Where the contestant of a slot comes from.",
  z.discriminatedUnion("type", [
    createSource("seed", "The draw of the bracket.", {
      seed: describe("Seed from 1; null if unknown.", z.nullable(WholeNumberSchema)),
    }),
    createSource("winner", "The winner of a match.", { of: feeder, certainty }),
    createSource("loser", "The loser of a match.", { of: feeder, certainty }),
    createSource("advancing", "One of those who advance from a match of more than two.", {
      of: feeder,
      count: describe("Number of contestants who advance from it.", WholeNumberSchema),
      certainty,
    }),
    createSource("loser-of-round", "A loser of a round; of which match is not known yet.", {
      round: describe("Key of the round.", z.string()),
      name: describe("Names of the round.", RoundNameSchema),
    }),
    createSource("bye", "The slot stays empty.", {
      nobodyFrom: describe(
        "Place whose contestants are both eliminated; null for a bye of the draw.",
        z.nullable(PlaceRefSchema),
      ),
    }),
    createSource("unknown", "Unknown.", {}),
  ]),
);

export type PlaceRef = Readonly<z.output<typeof PlaceRefSchema>>;
export type SlotSource = Readonly<z.output<typeof SlotSourceSchema>>;

/** A slot of a match: its contestant, or the source of the contestant while it is open. */
export interface Slot {
  /** Index into the match's entries; `null` while the slot is open. */
  readonly entry: number | null;
  readonly source: SlotSource;
}

function createSource<const T extends string, S extends z.core.$ZodShape>(
  type: T,
  description: string,
  shape: S,
) {
  const typeSchema = describe("Kind of source.", z.literal(type));
  return describe(description, z.object({ type: typeSchema, ...shape }));
}
