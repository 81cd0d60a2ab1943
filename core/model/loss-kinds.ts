/**
 * What a listed match may lose from one poll to the next, in the order in which losses are named.
 * Members that are absent now: `contestants`, `scores`, `flags`, `positions` (bracket, group, round),
 * `starts`, `best-ofs`, `tournaments` (their texts). Values that went back: `lower-scores`, `unlocked`
 * and `more-games` of what had ended, `byes`, `begun` (in the upcoming list again).
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

/** One of `LOSS_KINDS`. */
export type LossKind = (typeof LOSS_KINDS)[number];

/** What a hold may be about: matches that are in no list any more, or what listed ones lost. */
export const HELD_KINDS = ["matches", ...LOSS_KINDS] as const;

/** One of `HELD_KINDS`. */
export type HeldKind = (typeof HELD_KINDS)[number];
