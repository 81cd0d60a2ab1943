import { type Kysely, sql, type Transaction } from "kysely";
import type { ArchiveSchema } from "./schema.ts";

/** Where processes on one PostgreSQL listen for ticks. */
export const CHANNEL = "matchdesk_tick";
/** Where they listen for what staff write down. */
export const DESK_CHANNEL = "matchdesk_desk";
/** Where the one that leads hears that somebody watches. */
export const WATCH_CHANNEL = "matchdesk_watch";
/** What staff who want a poll now send there. */
export const POLL_WANTED = "poll";

/** Where they hear that the lease was given back. */
export const LEASE_CHANNEL = "matchdesk_lease";

/** Does the work, and tells every listener the number of the newest tick once it is committed. */
export async function announceTick<T>(
  trx: Transaction<ArchiveSchema>,
  work: (trx: Transaction<ArchiveSchema>) => Promise<T>,
): Promise<T> {
  const answer = await work(trx);
  await sql`select pg_notify(${CHANNEL}, tick::text) from state`.execute(trx);
  return answer;
}

/** Does the work, and tells every listener that staff wrote something down once it is committed. */
export async function announceDesk<T>(
  trx: Transaction<ArchiveSchema>,
  work: (trx: Transaction<ArchiveSchema>) => Promise<T>,
): Promise<T> {
  const answer = await work(trx);
  await sql`select pg_notify(${DESK_CHANNEL}, '')`.execute(trx);
  return answer;
}

/** Tells every listener that somebody watches. */
export async function announceWatch(db: Kysely<ArchiveSchema>): Promise<void> {
  await sql`select pg_notify(${WATCH_CHANNEL}, '')`.execute(db);
}

/** Asks the leader for a poll now, through every listener. */
export async function announcePoll(db: Kysely<ArchiveSchema>): Promise<void> {
  await sql`select pg_notify(${WATCH_CHANNEL}, ${POLL_WANTED})`.execute(db);
}

/** Notifies every process that the lease was given back. */
export async function announceRelease(db: Kysely<ArchiveSchema>): Promise<void> {
  await sql`select pg_notify(${LEASE_CHANNEL}, '')`.execute(db);
}
