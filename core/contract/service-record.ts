/** Records of Matchdesk itself about services: a part of `GET /api/v1/desk/acts`. */
import * as z from "zod/mini";
import { OutageSchema } from "#core/desk/service-record.ts";
import { HoldSchema } from "#core/model/hold.ts";
import { InstantSchema } from "#core/model/instant.ts";

const record = {
  /** Number in the log of acts. */
  number: z.number(),
  /** False when it began, true when it was over. */
  isOver: z.boolean(),
  /** When it was recorded. */
  at: InstantSchema,
  /** Author of all records. */
  who: z.string(),
  /** Affected tournaments. */
  tournaments: z.array(z.object({ key: z.string(), title: z.string() })),
};

export const ServiceRecordSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("outage"), ...record, outage: OutageSchema }),
  z.object({ type: z.literal("hold"), ...record, hold: HoldSchema }),
]);

/** As JSON. */
export type ServiceRecordView = z.input<typeof ServiceRecordSchema>;
