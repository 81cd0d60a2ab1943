import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { Kysely } from "kysely";
import { preparePrivateDatabase } from "#server/platform/private-files.ts";
import { createSqliteDialect, openSqlite } from "#server/platform/sqlite.ts";

/** Tables of the reference service. Times are milliseconds since the epoch. */
export interface ReferenceTables {
  client: {
    id: string;
    secret_hash: string;
    /** JSON list of host names. */
    sites: string;
  };
  token: {
    /** SHA-256 of the token; the token itself is not stored. */
    hash: string;
    client_id: string;
    expires_at: number;
  };
  /** A match and the period in which it is listed. A rescheduled match has several rows. */
  listed_match: {
    /** Order of loading; ties in a list follow it. */
    position: number;
    site: string;
    start: number;
    begins: number;
    listed_from: number;
    listed_until: number;
    /** JSON `WireMatch`, with its result. */
    match: string;
    /** JSON `ReplayTimes`. */
    times: string;
  };
}

const SCHEMA = `
  create table if not exists client (
    id text primary key, secret_hash text not null, sites text not null
  ) without rowid, strict;
  create table if not exists token (
    hash text primary key,
    client_id text not null references client (id) on delete cascade,
    expires_at integer not null
  ) without rowid, strict;
  create table if not exists listed_match (
    position integer primary key, site text not null, start integer not null,
    begins integer not null, listed_from integer not null, listed_until integer not null,
    match text not null, times text not null
  ) strict;
  create index if not exists listed_match_by_start
    on listed_match (start, position, begins, listed_from, listed_until, site);
`;

/**
 * Opens the database (`:memory:` for one that is lost when the process ends) and locks it for this
 * process. Throws SQLite's error; "database is locked" if another process uses it.
 */
export function openReferenceDatabase(file: string) {
  const lock = file === ":memory:" ? null : acquireLock(`${file}.lock`);
  try {
    if (file !== ":memory:") preparePrivateDatabase(file);
    const database = openSqlite(file);
    database.exec(SCHEMA);
    const db = new Kysely<ReferenceTables>({ dialect: createSqliteDialect(database) });
    return {
      db,
      close: () => {
        database.close();
        lock?.close();
      },
    };
  } catch (error) {
    lock?.close();
    throw error;
  }
}

/** Locks a separate file: SQLite releases the lock even if the process crashes. */
function acquireLock(file: string): DatabaseSyncInstance {
  preparePrivateDatabase(file);
  const lock = new DatabaseSync(file);
  try {
    // SQLite does not lock an empty file.
    lock.exec("CREATE TABLE IF NOT EXISTS held (by TEXT); BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}
