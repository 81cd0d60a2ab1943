import type { ArchiveQueries } from "./repository.ts";
import { createChangeReads } from "./change-reads.ts";
import { createMatchReads } from "./match-reads.ts";
import type { ReadScope } from "./seen-query.ts";
import { createTournamentReads } from "./tournament-reads.ts";

/**
 * Creates every read of the archive. `reads.scope` does not restrict the change log:
 * `createPublicChangeReads` does.
 */
export function createArchiveQueries(reads: ReadScope): ArchiveQueries {
  return {
    ...createChangeReads(reads.db, reads.sourceIds),
    ...createMatchReads(reads),
    ...createTournamentReads(reads),
  };
}
