import { type Kysely, sql, type Transaction } from "kysely";
import { ArchiveError } from "#server/archive/database/archive-error.ts";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";

/** Time of the database in milliseconds since the epoch. Leases expire by this clock only. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
/**
 * The two parts of the advisory lock that leaders of Matchdesk 1.3 and older hold: "MD" and a
 * number. One of them may still run during an upgrade.
 */
const OLD_LOCK = [0x4d44, 1] as const;

/** A lease taken by a process. */
export interface OwnedLease {
  /** Random id of the process. */
  readonly holder: string;
  /** Fencing number: increases by one each time the lease is taken. Only the newest may write. */
  readonly fence: number;
}

/**
 * Takes the lease if it is released, expired, or held by this holder. An expiry further ahead than
 * any process sets also counts as expired, because the database's clock was set back. Does not wait
 * for a process that is taking the lease or committing at this moment.
 *
 * @param duration Milliseconds.
 * @returns The fencing number; `null` if the lease could not be taken.
 */
export async function tryTakeLease(
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
 * @returns `false`, without a change, if it has expired or another process has taken it.
 */
export async function renewLease(
  db: Kysely<ArchiveSchema>,
  { holder, fence }: OwnedLease,
  duration: number,
): Promise<boolean> {
  const { rows } = await sql`
    update lease set expires_at = ${NOW} + ${duration}
    where holder = ${holder} and fence = ${fence} and expires_at > ${NOW}
    returning id`.execute(db);
  return rows.length === 1;
}

/** Extends the lease within a transaction in which `lockOwnLease` has locked it. */
export async function extendLockedLease(
  trx: Transaction<ArchiveSchema>,
  { holder, fence }: OwnedLease,
  duration: number,
): Promise<void> {
  await sql`
    update lease set expires_at = ${NOW} + ${duration}
    where holder = ${holder} and fence = ${fence}`.execute(trx);
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
 * Locks the lease until the transaction ends, so that no other process can take it meanwhile.
 *
 * @throws {ArchiveError} `archive-not-leading` if it has expired or another process has taken it
 */
export async function lockOwnLease(
  trx: Transaction<ArchiveSchema>,
  { holder, fence }: OwnedLease,
): Promise<void> {
  const { rows } = await sql`
    select id from lease
    where holder = ${holder} and fence = ${fence} and expires_at > ${NOW}
    for update`.execute(trx);
  if (rows.length === 0) throw createNotLeaderError();
}

/**
 * Prevents every process from taking the lease until the transaction ends, and invalidates commits
 * that a former leader may have in progress.
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
    "Matchdesk is running on this database. Stop all of its processes, then try again.",
  );
}

/** Creates the error for a write by a process that does not lead. */
export function createNotLeaderError(): ArchiveError {
  return new ArchiveError(
    "archive-not-leading",
    "This process does not hold the poller lease, so it cannot store data. Another process leads, or PostgreSQL does not respond; Matchdesk retries automatically.",
  );
}
