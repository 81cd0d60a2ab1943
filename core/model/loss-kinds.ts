/**
 * Kinds of data that a listed match can lose between two polls, in display order.
 * No longer sent: `contestants`, `scores`, `flags`, `positions` (bracket, group, round), `starts`,
 * `best-ofs`, `tournaments` (their texts). Regressed: `lower-scores`; `unlocked` and `more-games`
 * of an ended match; `byes`; `begun` (back in the upcoming list).
 */
export const LOSS_KINDS = [
  "contestants",
  "scores",
  "lower-scores",
  "flags",
  "unlocked",
  "positions",
  "starts",
  "best-ofs",
  "more-games",
  "tournaments",
  "byes",
  "begun",
] as const;

export type LossKind = (typeof LOSS_KINDS)[number];

/**
 * Kinds of loss a hold can be about: `matches` that are no longer listed, or data of listed ones.
 */
export const HELD_KINDS = ["matches", ...LOSS_KINDS] as const;

export type HeldKind = (typeof HELD_KINDS)[number];
