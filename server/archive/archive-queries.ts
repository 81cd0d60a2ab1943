import { createChangeReads } from "./change-reads.ts";
import { createMatchReads } from "./match-reads.ts";
import type { ReadScope } from "./seen-query.ts";
import { createTournamentReads } from "./tournament-reads.ts";

export type ArchiveQueries = ReturnType<typeof createArchiveQueries>;

/**
 * Creates every read of the archive. Of a match in several sources, the latest sighting is returned.
 *
 * @param number Column of change numbers: see `createChangeReads`.
 */
export function createArchiveQueries(reads: ReadScope, number: "seq" | "public_seq") {
  return {
    ...createChangeReads(reads, number),
    ...createMatchReads(reads),
    ...createTournamentReads(reads),
  };
}
