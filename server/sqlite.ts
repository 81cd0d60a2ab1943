import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import {
  SqliteAdapter,
  SqliteDialect,
  type Dialect,
  type SqliteDatabase,
  type SqliteStatement,
} from "kysely";

/** How long a statement waits for another connection's lock before it fails, in milliseconds. */
const BUSY_TIMEOUT = 5_000;

const NOTHING_TO_ROLL_BACK: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/**
 * Opens a SQLite file (`:memory:` for none) the way every store of ours wants it: write-ahead log,
 * and a commit that returns only once it is on disk.
 *
 * @throws an `Error` with SQLite's own message when the file cannot be opened or is no database
 */
export function openSqlite(file: string): DatabaseSyncInstance {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  try {
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/**
 * A Kysely dialect over an open database. `Kysely#destroy` closes the database.
 * Booleans and `undefined` are no SQLite values: tables hold 0, 1 and null.
 */
export function createSqliteDialect(database: DatabaseSyncInstance): Dialect {
  return new TransactionalSqliteDialect({ database: adapt(database) });
}

/** SQLite can undo a half-made table, so a migration that is killed leaves nothing behind. */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function adapt(database: DatabaseSyncInstance): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      // A full disk makes SQLite roll back by itself; the driver's own rollback must not hide why.
      if (sql === "rollback" && !database.isTransaction) return NOTHING_TO_ROLL_BACK;
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters),
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      };
    },
  };
}
