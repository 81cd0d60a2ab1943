import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { SourceRecord } from "#server/ingest/source/source-record.ts";

/**
 * Combines what the archive holds of a source with what this process has seen and could not store.
 * A match in both is taken as it was seen last; lists and state are those of the later poll.
 *
 * @returns the very object `stored` if it is at least as new
 */
export function mergeRecords(stored: SourceRecord, held: SourceRecord): SourceRecord {
  const { snapshot } = held.sighted;
  if (snapshot === null) return stored;
  const known = stored.sighted.snapshot;
  if (known === null) return held;
  if (known.takenAt >= snapshot.takenAt) return stored;
  return { ...held, sighted: { ...held.sighted, snapshot: mergeOlder(snapshot, known) } };
}

function mergeOlder(newer: Snapshot, older: Snapshot): Snapshot {
  const matches = new Map<SiteKey, SeenMatch>(older.matches);
  for (const [key, seen] of newer.matches) {
    const other = matches.get(key);
    if (other === undefined || other.sighting.lastSeen <= seen.sighting.lastSeen) {
      matches.set(key, seen);
    }
  }
  const watchingSince = Math.min(newer.watchingSince, older.watchingSince);
  return { ...newer, watchingSince, matches };
}
