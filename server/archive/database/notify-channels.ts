import { type Kysely, sql, type Transaction } from "kysely";
import type { ArchiveSchema } from "./schema.ts";

/** Channel that announces the number of each committed tick to all processes. */
export const CHANNEL = "matchdesk_tick";
/** Channel that announces changes of annotations and claims. */
export const DESK_CHANNEL = "matchdesk_desk";
/** Channel that announces viewers and requested polls to the leader. */
export const WATCH_CHANNEL = "matchdesk_watch";
/** Payload on `WATCH_CHANNEL` that requests a poll. */
export const POLL_WANTED = "poll";

/** Channel that announces that the lease was released. */
export const LEASE_CHANNEL = "matchdesk_lease";

/** Runs `work`, and announces the number of the newest tick when the transaction commits. */
export async function announceTick<T>(
  trx: Transaction<ArchiveSchema>,
  work: (trx: Transaction<ArchiveSchema>) => Promise<T>,
): Promise<T> {
  const result = await work(trx);
  await sql`select pg_notify(${CHANNEL}, tick::text) from state`.execute(trx);
  return result;
}

/** Runs `work`, and announces a change of staff data when the transaction commits. */
export async function announceDesk<T>(
  trx: Transaction<ArchiveSchema>,
  work: (trx: Transaction<ArchiveSchema>) => Promise<T>,
): Promise<T> {
  const result = await work(trx);
  await sql`select pg_notify(${DESK_CHANNEL}, '')`.execute(trx);
  return result;
}

/** Announces to all processes that this one has viewers. */
export async function announceWatch(db: Kysely<ArchiveSchema>): Promise<void> {
  await sql`select pg_notify(${WATCH_CHANNEL}, '')`.execute(db);
}

/** Announces to all processes that the leader should poll now. */
export async function announcePoll(db: Kysely<ArchiveSchema>): Promise<void> {
  await sql`select pg_notify(${WATCH_CHANNEL}, ${POLL_WANTED})`.execute(db);
}

/** Announces to all processes that the lease was released. */
export async function announceRelease(db: Kysely<ArchiveSchema>): Promise<void> {
  await sql`select pg_notify(${LEASE_CHANNEL}, '')`.execute(db);
}
