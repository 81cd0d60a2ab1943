import * as z from "zod/mini";
import { formatInstant } from "#core/lib/time.ts";

/** Milliseconds since the epoch; ISO 8601 in UTC when encoded as JSON. */
export const InstantSchema = z.codec(z.string(), z.number(), {
  decode: (iso) => Date.parse(iso),
  encode: formatInstant,
});
