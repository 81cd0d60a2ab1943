import { MAX_WALL_NAME } from "#core/lib/input-limits.ts";
import { cleanText } from "#core/lib/text.ts";
import { HOUR } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";

/** The last request of a wall for its data. */
export interface WallSighting {
  readonly name: string;
  /** `SITE/SLUG`; "" if its address has none. */
  readonly tournament: string;
  /** Name of a channel; "" if its address has none. */
  readonly channel: string;
  readonly seenAt: Instant;
}

/** Walls that have a name, in memory. */
export type WallSightings = ReturnType<typeof createWallSightings>;

/** Most walls in memory, because any viewer can open a wall with any name. */
const MAX_WALLS = 60;
const FORGET_AFTER = 12 * HOUR;

/** Creates an empty list of walls. Beyond the maximum, the wall seen longest ago is dropped. */
export function createWallSightings(now: () => Instant) {
  /** By name; the wall seen longest ago is first. */
  const walls = new Map<string, WallSighting>();
  return {
    /** Records the request of a wall; a wall without a name is ignored. */
    record({ name, tournament, channel }: Omit<WallSighting, "seenAt">) {
      const key = cleanText(name, MAX_WALL_NAME).trim();
      if (key === "") return;
      walls.delete(key);
      walls.set(key, { name: key, tournament, channel, seenAt: now() });
      const [oldest] = walls.keys();
      if (walls.size > MAX_WALLS && oldest !== undefined) walls.delete(oldest);
    },
    /** Returns the walls of the last 12 hours, sorted by name. */
    list(): readonly WallSighting[] {
      const since = now() - FORGET_AFTER;
      return [...walls.values()]
        .filter(({ seenAt }) => seenAt >= since)
        .toSorted((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
    },
  };
}
