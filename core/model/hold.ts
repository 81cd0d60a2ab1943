/** Holds: protection of displayed data against losses that one poll cannot explain. */

import * as z from "zod/mini";
import { InstantSchema } from "./instant.ts";
import type { SiteKey } from "./match.ts";

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

/**
 * Kinds of loss a hold can be about: `matches` that are no longer listed, or data of listed ones.
 */
export const HELD_KINDS = ["matches", ...LOSS_KINDS] as const;

/** Decisions of staff about a hold: accept the service's new data, or keep the old data. */
export const HOLD_DECISIONS = ["accept", "keep"] as const;

export type HoldDecision = (typeof HOLD_DECISIONS)[number];

/** A loss that one poll cannot explain: the last good data of these matches stays displayed. */
export const HoldSchema = z.object({
  /** Kind and scope of the loss. Unique among holds of one time; with `since`, unique forever. */
  id: z.string(),
  /** Time of the first poll with the loss. */
  since: InstantSchema,
  /** Time of the last poll without the loss. */
  dataAt: InstantSchema,
  /** Kind of the loss; `matches` if they are in no list any more. */
  lost: z.enum(HELD_KINDS),
  /** The affected list; `null` if both. */
  list: z.nullable(z.enum(["upcoming", "ended"])),
  /** The affected site; `null` if all. */
  site: z.nullable(z.string()),
  /** The affected tournament as `SITE/SLUG`; `null` if several. */
  tournament: z.nullable(z.string()),
  /**
   * True if it affects hidden matches, false if public ones. The two are judged separately so that
   * public data does not depend on hidden data.
   */
  isHidden: z.boolean(),
  /** Tournaments of the matches that it keeps, as `SITE/SLUG`. */
  tournaments: z.array(z.string()),
  /** Number of matches that lost data. */
  count: z.number(),
  /** Number of matches that had such data. */
  of: z.number(),
});

export type Hold = Readonly<z.output<typeof HoldSchema>>;

/** Returns the key of a hold's decision. No later hold has it, because it contains the start. */
export function holdKey({ id, since }: Pick<Hold, "id" | "since">): string {
  return `${id} ${since}`;
}

/** Returns whether a tournament is in the scope of a hold, whichever loss the hold is about. */
export function isInScope(
  hold: Hold,
  { site, tournament, isHidden }: { site: string; tournament: SiteKey; isHidden: boolean },
): boolean {
  if (hold.isHidden !== isHidden) return false;
  if (hold.tournament !== null) return hold.tournament === tournament;
  return hold.site === null || hold.site === site;
}

export type LossKind = (typeof LOSS_KINDS)[number];

export type HeldKind = (typeof HELD_KINDS)[number];
