import { isLaterSighting } from "#core/snapshot/merge-snapshots.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { SourceRecord } from "#server/ingest/source/source-record.ts";

/**
 * Merges the archived record of a source with this process's record, which could not be stored. Of
 * a match in both, the later sighting is used; lists and state are those of the later poll.
 *
 * @returns `stored` itself if its poll is as new as that of `memory` or newer.
 */
export function mergeRecords(stored: SourceRecord, memory: SourceRecord): SourceRecord {
  const { snapshot } = memory.sighted;
  if (snapshot === null) return stored;
  const known = stored.sighted.snapshot;
  if (known === null) return memory;
  if (known.takenAt >= snapshot.takenAt) return stored;
  return { ...memory, sighted: { ...memory.sighted, snapshot: mergeOlder(snapshot, known) } };
}

function mergeOlder(newer: Snapshot, older: Snapshot): Snapshot {
  const later = [...newer.matches.values()].filter(({ match, sighting }) => {
    const other = older.matches.get(match.key);
    return other === undefined || !isLaterSighting(other.sighting, sighting);
  });
  const watchingSince = Math.min(newer.watchingSince, older.watchingSince);
  return { ...newer, watchingSince, matches: older.matches.with(later) };
}
