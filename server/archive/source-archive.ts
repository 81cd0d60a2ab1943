import type { Kysely } from "kysely";
import type { Commit } from "./database/commit.ts";
import type { SourceArchive } from "./repository.ts";
import { parseSeenMatchRow } from "./rows.ts";
import type { ArchiveSchema } from "./database/schema.ts";
import { selectSeenMatches } from "./seen-query.ts";
import { readArchivedSource, refreshArchivedSource } from "./snapshots.ts";
import { insertMissingMatches } from "./insert.ts";

/** Creates the archive of one source: reads use `db`, writes use `commit`. */
export function createSourceArchive(
  db: Kysely<ArchiveSchema>,
  commit: Commit,
  sourceId: number,
): SourceArchive {
  return {
    findSnapshot: (now) => readArchivedSource(db, sourceId, now),
    findSnapshotSince: (archived) => refreshArchivedSource(db, sourceId, archived),
    findAllByTournaments: async (tournaments) => {
      if (tournaments.length === 0) return [];
      const rows = await selectSeenMatches(db, [sourceId])
        .where("match.tournament", "in", tournaments)
        .execute();
      return rows.map(parseSeenMatchRow);
    },
    insertAll: (matches, sent) =>
      commit((trx) => insertMissingMatches(trx, sourceId, matches, sent)),
  };
}
