import { type Kysely, sql, type Transaction } from "kysely";
import { ArchiveError } from "#server/archive/database/archive-error.ts";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";

/** The database's own time, in milliseconds since the epoch: it alone decides when a lease expires. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
/**
 * First and second part of the advisory lock that Matchdesk 1.3 and older held while it led, "MD" and
 * a number: during an upgrade one of them may still run.
 */
const OLD_LOCK = [0x4d44, 1] as const;

/** A lease as its holder knows it. */
export interface HeldLease {
  readonly holder: string;
  /** Grows by one with every taking: a holder with an older number must not write. */
  readonly fence: number;
}

/**
 * Takes the lease if it is released, expired, or this holder's own. An expiry further ahead than any
 * process sets it means that the database's clock was set back: it counts as expired. Does not wait
 * for a process that is taking the lease or committing at this moment.
 *
 * @param duration Milliseconds.
 * @returns the fencing number; `null` if another process holds the lease
 */
export async function takeLease(
  db: Kysely<ArchiveSchema>,
  holder: string,
  duration: number,
): Promise<number | null> {
  const { rows } = await sql<{ fence: number }>`
    update lease set holder = ${holder}, fence = fence + 1, expires_at = ${NOW} + ${duration}
    where id = (
      select id from lease
      where (
        holder is null or holder = ${holder}
          or expires_at not between ${NOW} + 1 and ${NOW} + ${2 * duration}
      )
        and not exists (
          select from pg_locks where locktype = 'advisory' and granted
            and database = (select oid from pg_database where datname = current_database())
            and classid = ${OLD_LOCK[0]} and objid = ${OLD_LOCK[1]}
        )
      for update skip locked
    )
    returning fence`.execute(db);
  return rows[0]?.fence ?? null;
}

/**
 * Extends the lease by `duration` milliseconds from now.
 *
 * @returns false if it has expired or another process has taken it: then nothing changes
 */
export async function renewLease(
  db: Kysely<ArchiveSchema>,
  { holder, fence }: HeldLease,
  duration: number,
): Promise<boolean> {
  const { rows } = await sql`
    update lease set expires_at = ${NOW} + ${duration}
    where holder = ${holder} and fence = ${fence} and expires_at > ${NOW}
    returning id`.execute(db);
  return rows.length === 1;
}

/** Extends the lease of a transaction that `fenceTransaction` has locked it for. */
export async function extendLease(
  trx: Transaction<ArchiveSchema>,
  { holder, fence }: HeldLease,
  duration: number,
): Promise<void> {
  await sql`
    update lease set expires_at = ${NOW} + ${duration}
    where holder = ${holder} and fence = ${fence}`.execute(trx);
}

/** Gives the lease back, so that another process can take it at once. */
export async function releaseLease(
  db: Kysely<ArchiveSchema>,
  { holder, fence }: HeldLease,
): Promise<void> {
  await sql`
    update lease set holder = null, expires_at = 0
    where holder = ${holder} and fence = ${fence}`.execute(db);
}

/**
 * Locks the lease for the rest of a transaction: until it ends, no other process can take it.
 *
 * @throws {ArchiveError} `archive-not-leading` if it has expired or another process has taken it
 */
export async function fenceTransaction(
  trx: Transaction<ArchiveSchema>,
  { holder, fence }: HeldLease,
): Promise<void> {
  const { rows } = await sql`
    select id from lease
    where holder = ${holder} and fence = ${fence} and expires_at > ${NOW}
    for update`.execute(trx);
  if (rows.length === 0) throw notLeading();
}

/**
 * Keeps every process from leading until the transaction ends, and makes void what one of them may
 * still have under way.
 *
 * @throws {ArchiveError} `archive-in-use` while a process leads
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
    "Matchdesk is running on this database. Stop every process of it first, then try again.",
  );
}

/** Returns the error of a process that wants to write and does not lead. */
export function notLeading(): ArchiveError {
  return new ArchiveError(
    "archive-not-leading",
    "This process does not hold the poller lease, so it stores nothing. Another process leads, or PostgreSQL does not respond; Matchdesk tries again by itself.",
  );
}
