import type { Kysely, Transaction } from "kysely";
import type { ArchiveSchema } from "./schema.ts";
import { IN_POSTGRES, storeFailure } from "./store-failure.ts";

/** Runs `work` in one transaction; resolves once it is durable. */
export type Commit = <T>(work: (trx: Transaction<ArchiveSchema>) => Promise<T>) => Promise<T>;

/**
 * Runs `work` in one transaction on this connection. If it fails, nothing is stored.
 *
 * @param place Location of the archive in error messages: see `storeFailure`.
 * @throws {ArchiveError} `archive-full`, `archive-read-only` or `archive-corrupt` if the store
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
