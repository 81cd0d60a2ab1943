import { sql, type Transaction } from "kysely";
import type { ArchiveSchema } from "./schema.ts";

/** Where processes on one PostgreSQL listen for ticks. */
export const CHANNEL = "matchdesk_tick";

/** Does the work, and tells every listener the number of the newest tick once it is committed. */
export async function announceTick<T>(
  trx: Transaction<ArchiveSchema>,
  work: (trx: Transaction<ArchiveSchema>) => Promise<T>,
): Promise<T> {
  const answer = await work(trx);
  await sql`select pg_notify(${CHANNEL}, tick::text) from state`.execute(trx);
  return answer;
}
