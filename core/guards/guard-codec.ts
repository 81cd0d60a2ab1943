/** Archived form of the guards' state; not part of the API. */
import * as z from "zod/mini";
import { HELD_KINDS } from "#core/model/loss-kinds.ts";

const HoldSchema = z.object({
  id: z.string(),
  since: z.number(),
  dataAt: z.number(),
  lost: z.enum(HELD_KINDS),
  list: z.nullable(z.enum(["upcoming", "ended"])),
  site: z.nullable(z.string()),
  tournament: z.nullable(z.string()),
  /** Absent in records of earlier versions, which judged public and hidden matches together. */
  isHidden: z.optional(z.boolean()),
  count: z.number(),
  of: z.number(),
});

const SlotSchema = z.object({
  sort: z.number(),
  confirmed: z.nullable(z.string()),
  candidate: z.nullable(z.string()),
  polls: z.number(),
});

const GuardRecordSchema = z.object({
  holds: z.array(HoldSchema),
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
