import type { Kysely } from "kysely";
import type { Commit } from "./database/commit.ts";
import type { SourceArchive } from "./repository.ts";
import { parseSeen } from "./rows.ts";
import type { ArchiveSchema } from "./database/schema.ts";
import { selectSeen } from "./seen-query.ts";
import { readSnapshot, readSnapshotSince } from "./snapshots.ts";
import { insertMatches } from "./insert.ts";

/** Creates the archive of one source: reads use `db`, writes use `commit`. */
export function createSourceArchive(
  db: Kysely<ArchiveSchema>,
  commit: Commit,
  sourceId: number,
): SourceArchive {
  return {
    findSnapshot: (now) => readSnapshot(db, sourceId, now),
    findSnapshotSince: (archived) => readSnapshotSince(db, sourceId, archived),
    findAllByTournaments: async (tournaments) => {
      if (tournaments.length === 0) return [];
      const rows = await selectSeen(db, [sourceId])
        .where("match.tournament", "in", tournaments)
        .execute();
      return rows.map(parseSeen);
    },
    insertAll: (matches, sent) => commit((trx) => insertMatches(trx, sourceId, matches, sent)),
  };
}
