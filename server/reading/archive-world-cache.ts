import type { World } from "#core/world/world.ts";

/** Maximum number of cached worlds. */
const MAX_WORLDS = 50;
/** Maximum number of matches in all cached worlds. A world's maps take 300 bytes per match. */
const MAX_MATCHES = 40_000;
/** Number of worlds that are cached even if they exceed `MAX_MATCHES`. */
const MIN_WORLDS = 2;

/** Cache of worlds that extend the present one. */
export interface ArchiveWorldCache {
  /**
   * Returns the cached world of a key, or creates it with `make`. Failed creations are not cached.
   */
  find(present: World, key: string, make: () => Promise<World>): Promise<World>;
}

/** Creates an empty cache. It is cleared when the present world changes. */
export function createArchiveWorldCache(): ArchiveWorldCache {
  let currentPresent: World | null = null;
  let worlds = new Map<string, Promise<World>>();
  return {
    find(present, key, make) {
      if (present !== currentPresent) [currentPresent, worlds] = [present, new Map()];
      const known = worlds.get(key);
      if (known !== undefined) return known;
      const created = make();
      const target = worlds;
      target.set(key, created);
      created.catch(() => target.delete(key));
      const [oldest] = worlds.keys();
      const most = Math.max(
        MIN_WORLDS,
        Math.min(MAX_WORLDS, MAX_MATCHES / (present.matches.size + 1)),
      );
      if (worlds.size > most && oldest !== undefined) worlds.delete(oldest);
      return created;
    },
  };
}
