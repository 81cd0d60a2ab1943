import * as z from "zod/mini";

/** How much of a group, tournament or record was seen. */
export const CoverageSchema = z.object({
  /** True if some of its matches were not seen, or may not have been. */
  partial: z.boolean(),
  /** Number of matches that are proven to be missing; `null` if unknown. */
  unseen: z.nullable(z.number()),
});
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
