import * as z from "zod/mini";
import { RoundNameSchema } from "./round.ts";

/** Reference to a bracket place: its code, and its match if one was seen. */
export const PlaceRefSchema = z.object({
  /** Unique within the bracket: `ROUNDKEY#ROW`, e.g. `lower ro8s1#3`. */
  place: z.string(),
  /** Match code, e.g. `UBQF-2`. */
  code: z.string(),
  /** `SITE/ID`. */
  match: z.nullable(z.string()),
});

/** An `assumed` feeder is inferred from a common order. */
const CertaintySchema = z.enum(["found", "assumed"]);

/** Source of the contestant of a slot. */
export const SlotSourceSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("seed"), seed: z.nullable(z.number()) }),
  z.object({ type: z.literal("winner"), of: PlaceRefSchema, certainty: CertaintySchema }),
  z.object({ type: z.literal("loser"), of: PlaceRefSchema, certainty: CertaintySchema }),
  /** `count` contestants who advance from a match of more than two. */
  z.object({
    type: z.literal("advancing"),
    of: PlaceRefSchema,
    count: z.number(),
    certainty: CertaintySchema,
  }),
  /** One of this round's losers; which one is not known yet. */
  z.object({ type: z.literal("loser-of-round"), round: z.string(), name: RoundNameSchema }),
  /** Nobody: the contestants of `nobodyFrom` are both out; `null` for a bye of the draw. */
  z.object({ type: z.literal("bye"), nobodyFrom: z.nullable(PlaceRefSchema) }),
  z.object({ type: z.literal("unknown") }),
]);

export type PlaceRef = Readonly<z.output<typeof PlaceRefSchema>>;
export type SlotSource = Readonly<z.output<typeof SlotSourceSchema>>;

/** A slot of a match: its contestant, or the source of the contestant while it is open. */
export interface Slot {
  /** Index into the match's entries; `null` while the slot is open. */
  readonly entry: number | null;
  readonly source: SlotSource;
}
