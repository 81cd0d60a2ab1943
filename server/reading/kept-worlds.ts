import type { World } from "#core/world/world.ts";

/** Worlds that are kept for as long as the present one stands: of an event's archived pages. */
const KEPT = 50;
/** Matches of all worlds that are kept: each has maps of its own, of 300 bytes a match. */
const KEPT_MATCHES = 40_000;
const LEAST_KEPT = 2;

/** Worlds that extend the present one. */
export interface KeptWorlds {
  /** Returns the kept world of a key, or makes it; one that cannot be made is tried again. */
  find(present: World, key: string, make: () => Promise<World>): Promise<World>;
}

/** Creates a cache without worlds. It drops everything with the next present world. */
export function createKeptWorlds(): KeptWorlds {
  let standing: World | null = null;
  let kept = new Map<string, Promise<World>>();
  return {
    find(present, key, make) {
      if (present !== standing) [standing, kept] = [present, new Map()];
      const known = kept.get(key);
      if (known !== undefined) return known;
      const made = make();
      const keeping = kept;
      keeping.set(key, made);
      made.catch(() => keeping.delete(key));
      const [oldest] = kept.keys();
      const most = Math.max(LEAST_KEPT, Math.min(KEPT, KEPT_MATCHES / (present.matches.size + 1)));
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return made;
    },
  };
}
