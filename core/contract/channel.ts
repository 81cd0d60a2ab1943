/** The content of a broadcast channel: `GET /api/v1/channels/NAME`. */
import * as z from "zod/mini";
import { describe } from "#core/model/describe.ts";
import { MatchViewSchema } from "./match.ts";

export const ChannelSchema = describe(
  "A match in a broadcast, with labels and score as shown.",
  z.object({
    match: describe(
      "The match as shown: `slots` from left to right, with manual scores if there are any. Null if " +
        "the channel shows no match, or one that is not public.",
      z.nullable(MatchViewSchema),
    ),
    labels: describe(
      'Label of each slot: the short name entered by staff, else the name; "" while open.',
      z.array(z.string()),
    ),
    swapped: describe("True if the second contestant is on the left.", z.boolean()),
    scoredBy: describe(
      "Source of the score: `hand` while a manual score overrides the service's.",
      z.enum(["service", "hand"]),
    ),
  }),
);

export type ChannelView = z.infer<typeof ChannelSchema>;
