import type { Kysely, Transaction } from "kysely";
import type { ArchiveSchema } from "./schema.ts";
import { IN_POSTGRES, storeFailure } from "./store-failure.ts";

/** Runs a piece of work in one transaction and answers once it is on disk. */
export type Commit = <T>(work: (trx: Transaction<ArchiveSchema>) => Promise<T>) => Promise<T>;

/**
 * Commits on this connection. What fails leaves nothing behind.
 *
 * @param place Where the archive is, for messages: see `storeFailure`.
 * @throws {ArchiveError} `archive-full`, `archive-read-only` or `archive-corrupt` when the store
 * cannot write; otherwise the store's own error
 */
export async function commitOn<T>(
  db: Kysely<ArchiveSchema>,
  work: (trx: Transaction<ArchiveSchema>) => Promise<T>,
  place = IN_POSTGRES,
): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    throw storeFailure(error, place);
  }
}
