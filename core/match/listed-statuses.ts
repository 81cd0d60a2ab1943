/** Statuses that lists of matches can be filtered by. A match without a winner is also `ended`. */
export const MATCH_STATUSES = [
  "live",
  "not-started",
  "moved",
  "waiting",
  "ready",
  "ended",
  "undecided",
  "bye",
  "unresolved",
] as const;

export type MatchStatus = (typeof MATCH_STATUSES)[number];
