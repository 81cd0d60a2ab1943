import { isHeld } from "#core/model/doubt.ts";
import type { Sighting } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { listSources } from "./sources.ts";

/**
 * Combines the snapshots of several clients; `null` if there are none. Of a match in several, the
 * one with the later sighting counts; one kept by a hold counts only if no other client lists the
 * match. The result has all lists, because each client has its own limit of 100.
 */
export function mergeSnapshots(snapshots: readonly Snapshot[]): Snapshot | null {
  const [first, ...others] = snapshots;
  if (first === undefined || others.length === 0) return first ?? null;
  let { matches } = first;
  for (const { matches: more } of others) {
    const newer = [...more.values()].filter((seen) => {
      const known = matches.get(seen.match.key);
      if (known === undefined) return true;
      if (isHeld(seen) !== isHeld(known)) return isHeld(known);
      return isLaterSighting(seen.sighting, known.sighting);
    });
    matches = matches.with(newer);
  }
  const polled = snapshots.filter(({ lists }) => lists.length > 0);
  const dated = polled.length === 0 ? snapshots : polled;
  return {
    takenAt: Math.max(...dated.map(({ takenAt }) => takenAt)),
    sources: listSources(snapshots),
    watchingSince: Math.min(...snapshots.map(({ watchingSince }) => watchingSince)),
    matches,
    lists: snapshots.flatMap(({ lists }) => lists),
    issues: snapshots.flatMap(({ issues }) => issues),
    holds: snapshots.flatMap(({ holds }) => holds),
  };
}

/**
 * Returns whether a sighting is later than another. A list is later than a file (time of import).
 */
export function isLaterSighting(a: Sighting, b: Sighting): boolean {
  if ((a.list === null) !== (b.list === null)) return b.list === null;
  return a.lastSeen > b.lastSeen;
}
