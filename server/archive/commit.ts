import type { Kysely, Transaction } from "kysely";
import { ArchiveError } from "./archive-error.ts";
import { isOutOfRoom } from "./result-code.ts";
import type { ArchiveSchema } from "./schema.ts";

/** Runs a piece of work in one transaction and answers once it is on disk. */
export type Commit = <T>(work: (trx: Transaction<ArchiveSchema>) => Promise<T>) => Promise<T>;

/**
 * Commits on this connection. What fails leaves nothing behind.
 *
 * @throws {ArchiveError} `archive-full` when the disk takes no more; otherwise the store's own error
 */
export async function commitOn<T>(
  db: Kysely<ArchiveSchema>,
  work: (trx: Transaction<ArchiveSchema>) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!isOutOfRoom(error)) throw error;
    throw new ArchiveError(
      "archive-full",
      "The archive's disk takes no more writes, so nothing new is remembered. Reading goes on. Free some space; the next tick writes everything that is missing.",
      { cause: error },
    );
  }
}
