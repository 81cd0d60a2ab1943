import type { ChangeType } from "#core/model/change.ts";

/** Types of changes that affect when, by whom or whether a match is played, or its best-of. */
export const REVISION_TYPES = [
  "rescheduled",
  "unscheduled",
  "contestants-known",
  "replaced",
  "renamed",
  "best-of",
  "withdrawn",
  "returned",
] as const satisfies readonly ChangeType[];
