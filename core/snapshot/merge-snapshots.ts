import type { SeenMatch } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";

/**
 * Combines the snapshots of several clients. Of a match in several snapshots, the one last seen
 * counts; one kept by a hold counts only if no other client lists the match. The result has all
 * lists, because each client has its own limit of 100.
 *
 * @returns `null` without snapshots.
 */
export function mergeSnapshots(snapshots: readonly Snapshot[]): Snapshot | null {
  const [first, ...others] = snapshots;
  if (first === undefined || others.length === 0) return first ?? null;
  let { matches } = first;
  const heldKeys = new Set(first.guard?.held);
  for (const { matches: more, guard } of others) {
    const newer: SeenMatch[] = [];
    for (const [key, seen] of more) {
      const known = matches.get(key);
      const isHeld = guard?.held.has(key) === true;
      const isNewer =
        known === undefined ||
        (isHeld === heldKeys.has(key) ? known.sighting.lastSeen < seen.sighting.lastSeen : !isHeld);
      if (!isNewer) continue;
      newer.push(seen);
      if (isHeld) heldKeys.add(key);
      else heldKeys.delete(key);
    }
    matches = matches.with(newer);
  }
  const holds = snapshots.flatMap(({ guard }) => guard?.holds ?? []);
  return {
    takenAt: Math.max(...snapshots.map(({ takenAt }) => takenAt)),
    watchingSince: Math.min(...snapshots.map(({ watchingSince }) => watchingSince)),
    matches,
    lists: snapshots.flatMap(({ lists }) => lists),
    issues: snapshots.flatMap(({ issues }) => issues),
    guard: { holds, held: heldKeys, losses: new Map() },
  };
}
