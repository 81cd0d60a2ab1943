/** Archived form of the guards' state; not part of the API. */
import * as z from "zod/mini";
import { HoldSchema } from "#core/model/hold.ts";

const ArchivedHoldSchema = z.extend(HoldSchema, {
  since: z.number(),
  dataAt: z.number(),
  /** Absent in records of earlier versions, which judged public and hidden matches together. */
  isHidden: z.optional(z.boolean()),
});

const SlotSchema = z.object({
  sort: z.number(),
  confirmed: z.nullable(z.string()),
  candidate: z.nullable(z.string()),
  polls: z.number(),
});

const GuardRecordSchema = z.object({
  holds: z.array(ArchivedHoldSchema),
  held: z.array(z.string()),
  /** Unconfirmed slots by match. */
  unconfirmed: z.array(z.tuple([z.string(), z.array(SlotSchema)])),
});

/**
 * Parses the archived state of the guards from JSON text; `null` if there is none or it has another
 * form.
 */
export function parseGuardRecord(text: unknown): z.infer<typeof GuardRecordSchema> | null {
  if (typeof text !== "string") return null;
  const parsed = GuardRecordSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}
