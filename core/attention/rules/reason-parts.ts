/** Schemas that the reasons of several rules share. */
import * as z from "zod/mini";
import { formatInstant } from "#core/lib/time.ts";

/** Milliseconds since the epoch; ISO 8601 in UTC when encoded as JSON. */
export const instant = z.codec(z.string(), z.number(), {
  decode: (iso) => Date.parse(iso),
  encode: formatInstant,
});

/** Scores in order of the contestants; `null` if the service sent none. */
export const scores = z.readonly(z.array(z.nullable(z.number())));

/** A list of the service. */
export const listName = z.enum(["upcoming", "ended"]);

/** Another match: its key, and its code or else the title of its tournament. */
export const matchName = z.object({ match: z.string(), name: z.string() });
