import type { Instant, Tournament } from "./match.ts";

/** How much of a group, tournament or record was seen. */
export interface Coverage {
  /** True if some of its matches were not seen, or may not have been. */
  readonly partial: boolean;
  /** How many are proven to be missing; null if that is not known. */
  readonly unseen: number | null;
}

export const ALL_SEEN: Coverage = { partial: false, unseen: null };

/** Why matches of a tournament may be missing from the service's lists. */
export interface ListGaps {
  /** True if some may have been played before Matchdesk began watching. */
  readonly past: boolean;
  /** True if some may lie beyond the list of upcoming matches. */
  readonly future: boolean;
}

/**
 * Returns what the lists may hide of a tournament.
 *
 * @param upcomingCapped Whether the list of upcoming matches may hold more than it showed.
 * @param unseenBefore Before when matches may have ended unseen; null if every ended one is listed.
 */
export function findListGaps(
  { start }: Tournament,
  upcomingCapped: boolean,
  unseenBefore: Instant | null,
): ListGaps {
  const past = unseenBefore !== null && (start === null || start < unseenBefore);
  return { past, future: upcomingCapped };
}
