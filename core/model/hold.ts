/** Holds: protection of displayed data against losses that one poll cannot explain. */
import type { Instant, ListName, SiteKey } from "./match.ts";
import type { HeldKind } from "./loss-kinds.ts";

/** Decisions of staff about a hold: accept the service's new data, or keep the old data. */
export const HOLD_DECISIONS = ["accept", "keep"] as const;

export type HoldDecision = (typeof HOLD_DECISIONS)[number];

/** A loss that one poll cannot explain: the last good data of these matches stays displayed. */
export interface Hold {
  /** Kind and scope of the loss. Unique among holds of one time; with `since`, unique forever. */
  readonly id: string;
  /** Time of the first poll with the loss. */
  readonly since: Instant;
  /** Time of the last poll without the loss. */
  readonly dataAt: Instant;
  /** Kind of the loss; `matches` if they are in no list any more. */
  readonly lost: HeldKind;
  /** The affected list; `null` if both. */
  readonly list: ListName | null;
  /** The affected site; `null` if all. */
  readonly site: string | null;
  /** The affected tournament as `SITE/SLUG`; `null` if several. */
  readonly tournament: SiteKey | null;
  /**
   * True if it affects hidden matches, false if public ones. The two are judged separately so that
   * public data does not depend on hidden data.
   */
  readonly isHidden: boolean;
  /** Number of matches that lost data. */
  readonly count: number;
  /** Number of matches that had such data. */
  readonly of: number;
}

/** Returns the key of a hold's decision. No later hold has it, because it contains the start. */
export function holdKey({ id, since }: Pick<Hold, "id" | "since">): string {
  return `${id} ${since}`;
}

/** Returns whether a hold affects matches of this tournament. */
export function isTournamentHeld(
  hold: Hold,
  { site, tournament, isHidden }: { site: string; tournament: SiteKey; isHidden: boolean },
): boolean {
  if (hold.isHidden !== isHidden) return false;
  if (hold.tournament !== null) return hold.tournament === tournament;
  return hold.site === null || hold.site === site;
}
