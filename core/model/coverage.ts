import * as z from "zod/mini";
import { describe, WholeNumberSchema } from "./describe.ts";

export const CoverageSchema = describe(
  "How many of its matches were seen.",
  z.object({
    partial: describe(
      "True if some of its matches were not seen, or may not have been.",
      z.boolean(),
    ),
    unseen: describe(
      "Number of matches that are proven to be missing; null if unknown.",
      z.nullable(WholeNumberSchema),
    ),
  }),
);

export type Coverage = Readonly<z.output<typeof CoverageSchema>>;

/** Coverage without missing matches. */
export const ALL_SEEN: Coverage = { partial: false, unseen: null };

/** Why matches of a tournament may be missing from the service's lists. */
export interface ListGaps {
  /** True if some may have been played before Matchdesk began watching. */
  readonly past: boolean;
  /** True if some may start later than the upcoming list reaches. */
  readonly future: boolean;
}
