import { type Kysely, sql, type Transaction } from "kysely";
import type { ArchiveSchema } from "./schema.ts";

/** Channel of all notifications. */
export const CHANNEL = "matchdesk";

/**
 * A notification to all processes: annotations or claims changed, a process has viewers, staff
 * request a poll, the lease was released, or the number of a committed tick.
 */
type Notice = "desk" | "watch" | "poll" | "lease" | `${number}`;

/** Runs `work`, and announces the number of the newest tick when the transaction commits. */
export async function runAndAnnounceTick<T>(
  trx: Transaction<ArchiveSchema>,
  work: (trx: Transaction<ArchiveSchema>) => Promise<T>,
): Promise<T> {
  const result = await work(trx);
  await sql`select pg_notify(${CHANNEL}, tick::text) from state`.execute(trx);
  return result;
}

/** Sends a notification to all processes, in a transaction when it commits. */
export async function announce(db: Kysely<ArchiveSchema>, notice: Notice): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${notice})`.execute(db);
}
