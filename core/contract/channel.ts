/** The content of a broadcast channel: `GET /api/v1/channels/NAME`. */
import * as z from "zod/mini";
import { MatchViewSchema } from "./match.ts";

/** A match in a broadcast, with labels and score as shown. */
export const ChannelSchema = z.object({
  /**
   * The match as shown: `slots` from left to right, with manual scores if there are any. Null if
   * the channel shows no match, or one that is not public.
   */
  match: z.nullable(MatchViewSchema),
  /** Label of each slot: the short name entered by staff, else the name; "" while open. */
  labels: z.array(z.string()),
  /** True if the second contestant is on the left. */
  swapped: z.boolean(),
  /** Source of the score: "hand" while a manual score overrides the service's. */
  scoredBy: z.enum(["service", "hand"]),
});

export type ChannelView = z.infer<typeof ChannelSchema>;
