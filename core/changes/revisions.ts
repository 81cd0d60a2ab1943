import type { ChangeType } from "#core/model/change.ts";

/** Changes after which a match is played at another time, by others, for longer, or not at all. */
export const REVISIONS = [
  "rescheduled",
  "unscheduled",
  "contestants-known",
  "replaced",
  "renamed",
  "best-of",
  "withdrawn",
  "returned",
] as const satisfies readonly ChangeType[];
