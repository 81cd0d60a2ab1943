import { type Kysely, sql, type Transaction } from "kysely";
import type { ArchiveSchema } from "./schema.ts";

/** Channel that announces the number of each committed tick to all processes. */
export const TICK_CHANNEL = "matchdesk_tick";
/** Channel that announces changes of annotations and claims. */
export const DESK_CHANNEL = "matchdesk_desk";
/** Channel that announces viewers and requested polls to the leader. */
export const POLL_DEMAND_CHANNEL = "matchdesk_watch";
/** Payload on `POLL_DEMAND_CHANNEL` that requests a poll. */
export const POLL_REQUEST_PAYLOAD = "poll";

/** Channel that announces that the lease was released. */
export const LEASE_RELEASE_CHANNEL = "matchdesk_lease";

/** Runs `work`, and announces the number of the newest tick when the transaction commits. */
export async function runAndAnnounceTick<T>(
  trx: Transaction<ArchiveSchema>,
  work: (trx: Transaction<ArchiveSchema>) => Promise<T>,
): Promise<T> {
  const result = await work(trx);
  await sql`select pg_notify(${TICK_CHANNEL}, tick::text) from state`.execute(trx);
  return result;
}

/** Runs `work`, and announces a change of staff data when the transaction commits. */
export async function runAndAnnounceDeskChange<T>(
  trx: Transaction<ArchiveSchema>,
  work: (trx: Transaction<ArchiveSchema>) => Promise<T>,
): Promise<T> {
  const result = await work(trx);
  await announce(trx, DESK_CHANNEL);
  return result;
}

/** Sends a notification to all processes. */
export async function announce(
  db: Kysely<ArchiveSchema>,
  channel: string,
  payload = "",
): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
