import type { Kysely, Transaction } from "kysely";
import type { ArchiveSchema } from "./schema.ts";
import { must } from "#core/lib/must.ts";
import { POSTGRES_PLACE_TEXT, convertStoreError } from "./archive-error.ts";

/** Runs `work` in one transaction; resolves once it is durable. */
export type Commit = <T>(work: (trx: Transaction<ArchiveSchema>) => Promise<T>) => Promise<T>;

/** Runs `work` in one transaction that stores nothing; resolves to its result. */
export async function runAndRollBack<T>(
  commit: Commit,
  work: (trx: Transaction<ArchiveSchema>) => Promise<T>,
): Promise<T> {
  const results: T[] = [];
  const rollback = new Error("the transaction is rolled back");
  await commit(async (trx) => {
    results.push(await work(trx));
    throw rollback;
  }).catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
  return must(results[0], "the work completed");
}

/**
 * Runs `work` in one transaction on this connection. If it fails, nothing is stored. Rejects with
 * an `ArchiveError` about `place` (see `convertStoreError`) if the store cannot write.
 */
export async function commitOn<T>(
  db: Kysely<ArchiveSchema>,
  work: (trx: Transaction<ArchiveSchema>) => Promise<T>,
  place = POSTGRES_PLACE_TEXT,
): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    throw convertStoreError(error, place);
  }
}
