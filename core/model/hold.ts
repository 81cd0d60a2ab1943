/** Data that the service no longer sends and that is shown all the same: the shape of it. */
import type { Instant, ListName, SiteKey } from "./match.ts";
import type { HeldKind } from "./loss-kinds.ts";

/** What staff may decide about a hold: to believe what the service sends now, or to keep the old data. */
export const HOLD_DECISIONS = ["accept", "keep"] as const;

/** One of `HOLD_DECISIONS`. */
export type HoldDecision = (typeof HOLD_DECISIONS)[number];

/** A loss too large for one poll to explain: the last good data of these matches stays. */
export interface Hold {
  /** What is lost and where: one hold for each. With `since` it names this hold and no later one. */
  readonly id: string;
  /** Time of the first poll with the loss. */
  readonly since: Instant;
  /** Time of the last poll before it. */
  readonly dataAt: Instant;
  /** `matches` if they are in no list any more. */
  readonly lost: HeldKind;
  /** The list it is about; `null` if both. */
  readonly list: ListName | null;
  /** The site it is about; `null` if every site. */
  readonly site: string | null;
  /** `SITE/SLUG`; `null` if more than one tournament. */
  readonly tournament: SiteKey | null;
  /**
   * True if it is about hidden matches, false if about public ones. Each part is judged alone:
   * otherwise the public data that is held would depend on hidden data.
   */
  readonly isHidden: boolean;
  /** How many matches lost it. */
  readonly count: number;
  /** How many had it. */
  readonly of: number;
}

/** Returns what a decision is stored by: it must never apply to a later hold. */
export function holdKey({ id, since }: Pick<Hold, "id" | "since">): string {
  return `${id} ${since}`;
}

/** Returns whether a hold is about matches of this tournament. */
export function covers(
  hold: Hold,
  { site, tournament, isHidden }: { site: string; tournament: SiteKey; isHidden: boolean },
): boolean {
  if (hold.isHidden !== isHidden) return false;
  if (hold.tournament !== null) return hold.tournament === tournament;
  return hold.site === null || hold.site === site;
}
