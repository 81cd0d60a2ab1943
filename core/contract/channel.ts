/** What a channel of the broadcast shows: `GET /api/v1/channels/NAME`. */
import * as z from "zod/mini";
import { MatchViewSchema } from "./match.ts";

export const ChannelSchema = z.object({
  /**
   * The match as it stands on the screen: `slots` from left to right, their scores as they count. Null
   * while the channel shows nothing, and where what it shows is not for everybody.
   */
  match: z.nullable(MatchViewSchema),
  /** What each slot is called: the short name that staff wrote down, else the name; "" while open. */
  labels: z.array(z.string()),
  /** True where the second contestant stands left. */
  swapped: z.boolean(),
  /** Whose score it is: "hand" while staff count ahead of the service. */
  scoredBy: z.enum(["service", "hand"]),
});

export type ChannelView = z.infer<typeof ChannelSchema>;
