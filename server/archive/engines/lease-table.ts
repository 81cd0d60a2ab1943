import { type Kysely, sql, type Transaction } from "kysely";
import { ArchiveError } from "#server/archive/database/archive-error.ts";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";

/** Time of the database in milliseconds since the epoch. Leases expire by this clock only. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** A lease taken by a process. */
export interface OwnedLease {
  /** Random id of the process. */
  readonly holder: string;
  /** Fencing number: increases by one each time the lease is taken. Only the newest may write. */
  readonly fence: number;
}

/**
 * Extends the lease if `fence` is its number and it has not expired. Otherwise takes it, with the
 * next fencing number, if it is released, expired, or held by this holder. An expiry further ahead
 * than any process sets also counts as expired, because the database's clock was set back. Does not
 * wait for a process that is taking the lease or committing at this moment. Returns the fencing
 * number; `null` if another process holds the lease.
 */
export async function extendOrTakeLease(
  db: Kysely<ArchiveSchema>,
  { holder, fence }: { readonly holder: string; readonly fence: number | null },
  duration: number,
): Promise<number | null> {
  const { rows } = await sql<{ fence: number }>`
    update lease set holder = ${holder}, expires_at = ${NOW} + ${duration},
      fence = fence + case when holder = ${holder} and fence = ${fence} and expires_at > ${NOW}
        then 0 else 1 end
    where id = (
      select id from lease
      where holder is null or holder = ${holder}
        or expires_at not between ${NOW} + 1 and ${NOW} + ${2 * duration}
      for update skip locked
    )
    returning fence`.execute(db);
  return rows[0]?.fence ?? null;
}

/** Releases the lease, so that another process can take it at once. */
export async function releaseLease(
  db: Kysely<ArchiveSchema>,
  { holder, fence }: OwnedLease,
): Promise<void> {
  await sql`
    update lease set holder = null, expires_at = 0
    where holder = ${holder} and fence = ${fence}`.execute(db);
}

/**
 * Extends the lease by `duration` milliseconds from now, and locks it until the transaction ends,
 * so that no other process can take it meanwhile. Rejects with `archive-not-leading` if another
 * process has taken it, or if it had expired when the transaction began.
 */
export async function lockAndExtendLease(
  trx: Transaction<ArchiveSchema>,
  { holder, fence }: OwnedLease,
  duration: number,
): Promise<void> {
  const { rows } = await sql`
    update lease set expires_at = ${NOW} + ${duration}
    where holder = ${holder} and fence = ${fence}
      and expires_at > extract(epoch from transaction_timestamp()) * 1000
    returning id`.execute(trx);
  if (rows.length === 0) throw createNotLeaderError();
}

/**
 * Prevents every process from taking the lease until the transaction ends, and invalidates commits
 * that a former leader may have in progress. Rejects with `archive-in-use` while a process leads.
 */
export async function lockOutLeaders(trx: Transaction<ArchiveSchema>): Promise<void> {
  const { rows } = await sql`
    update lease set fence = fence + 1
    where id = (
      select id from lease where holder is null or expires_at <= ${NOW} for update skip locked
    )
    returning id`.execute(trx);
  if (rows.length === 1) return;
  throw new ArchiveError(
    "archive-in-use",
    "Matchdesk is running on this database. Stop all of its processes, then try again.",
  );
}

/** Creates the error for a write by a process that does not lead. */
export function createNotLeaderError(): ArchiveError {
  return new ArchiveError(
    "archive-not-leading",
    "This process does not hold the poller lease, so it cannot store data. Another process leads, or PostgreSQL does not respond.",
  );
}
