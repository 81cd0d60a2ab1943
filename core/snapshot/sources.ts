import { isListed } from "#core/match/is-listed.ts";
import { MINUTE } from "#core/lib/time.ts";
import { isHeld } from "#core/model/doubt.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import type { Snapshot, SourceTime } from "#core/model/tick.ts";

/** Time within which two lists are of one poll, in milliseconds. */
const ONE_POLL = MINUTE;

/**
 * Returns when the newest lists arrived: the newest of one poll, but the older one if the last polls
 * brought only the other.
 */
export function getListTime({ lists, takenAt }: Pick<Snapshot, "lists" | "takenAt">): Instant {
  const oldest = Math.min(takenAt, ...lists.map(({ at }) => at));
  return takenAt - oldest > ONE_POLL ? oldest : takenAt;
}

/**
 * Returns the time and the tournaments of the data of each snapshot. A snapshot has the data of the
 * tournaments in its newest lists, and of those in no list if it saw them last. Others may have
 * matches of them too, which were read from the archive or are kept by a hold.
 */
export function listSources(snapshots: readonly Snapshot[]): readonly SourceTime[] {
  const sightings = snapshots.map(findSightings);
  const newest = new Map<SiteKey, number>();
  for (const [key, at] of sightings.flatMap((own) => [...own]))
    newest.set(key, Math.max(at, newest.get(key) ?? -Infinity));
  return snapshots.map((snapshot, index) => {
    const own = [...(sightings[index] ?? [])].filter(([key, seen]) => seen === newest.get(key));
    const tournaments = own.map(([key]) => key);
    return { at: getListTime(snapshot), lists: snapshot.lists, tournaments };
  });
}

/**
 * Returns the last sighting of each tournament; `Infinity` if the newest lists contain it. Without
 * lists there is none: all matches are from the archive.
 */
function findSightings({ matches, lists }: Snapshot): ReadonlyMap<SiteKey, number> {
  const found = new Map<SiteKey, number>();
  if (lists.length === 0) return found;
  for (const [tournament, part] of matches.parts) {
    for (const seen of part.values()) {
      const { sighting } = seen;
      if (sighting.list === null) continue;
      const at = isListed(sighting, lists) && !isHeld(seen) ? Infinity : sighting.lastSeen;
      found.set(tournament, Math.max(at, found.get(tournament) ?? -Infinity));
    }
  }
  return found;
}
