import { HOUR } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { AttentionContext } from "./context.ts";

/** How long a withdrawn or corrected value needs attention, in milliseconds. */
export const RECENT_CHANGE_MS = 12 * HOUR;

/** Returns an instant that is at most `RECENT_CHANGE_MS` ago, else `null`. */
export function nullUnlessRecent({ now }: AttentionContext, at: Instant | null): Instant | null {
  return at !== null && now - at < RECENT_CHANGE_MS ? at : null;
}
