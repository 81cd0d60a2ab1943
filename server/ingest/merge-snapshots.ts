import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/world.ts";

/**
 * What several clients have seen, as one: a match that two of them see is taken as seen last.
 * Each keeps its own lists, for each has its own hundred.
 *
 * @returns null when there are none.
 */
export function mergeSnapshots(snapshots: readonly Snapshot[]): Snapshot | null {
  const [first, ...others] = snapshots;
  if (first === undefined || others.length === 0) return first ?? null;
  const matches = new Map<SiteKey, SeenMatch>(first.matches);
  for (const { matches: more } of others) {
    for (const [key, seen] of more) {
      const known = matches.get(key);
      if (known === undefined || known.sighting.lastSeen < seen.sighting.lastSeen) {
        matches.set(key, seen);
      }
    }
  }
  return {
    takenAt: Math.max(...snapshots.map(({ takenAt }) => takenAt)),
    watchingSince: Math.min(...snapshots.map(({ watchingSince }) => watchingSince)),
    matches,
    lists: snapshots.flatMap(({ lists }) => lists),
    issues: snapshots.flatMap(({ issues }) => issues),
  };
}
