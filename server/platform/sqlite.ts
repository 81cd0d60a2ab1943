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

/** SQLITE_IOERR_SHMSIZE and SQLITE_IOERR_SHMMAP. */
const NO_SHARED_MEMORY = new Set([4874, 5386]);

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
    setModes(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/**
 * Other processes may read a database through a small file beside it. A full disk has no room for
 * that file: then this process alone reads the database, rather than none.
 */
function setModes(database: DatabaseSyncInstance): void {
  const modes = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL";
  try {
    database.exec(modes);
  } catch (error) {
    if (!hasNoSharedMemory(error)) throw error;
    database.exec(`PRAGMA locking_mode = EXCLUSIVE; ${modes}`);
  }
}

function hasNoSharedMemory(error: unknown): boolean {
  return (
    error instanceof Error && "errcode" in error && NO_SHARED_MEMORY.has(Number(error.errcode))
  );
}

/**
 * A Kysely dialect over an open database. `Kysely#destroy` closes the database.
 * Booleans and `undefined` are no SQLite values: tables hold 0, 1 and null.
 *
 * @param onError Is called with every error of a statement before the error is thrown.
 */
export function createSqliteDialect(
  database: DatabaseSyncInstance,
  onError: (error: unknown) => void = () => {},
): Dialect {
  return new TransactionalSqliteDialect({ database: adapt(database, onError) });
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

function adapt(database: DatabaseSyncInstance, onError: (error: unknown) => void): SqliteDatabase {
  const watched = <T>(run: () => T): T => {
    try {
      return run();
    } catch (error) {
      onError(error);
      throw error;
    }
  };
  return {
    close: () => database.close(),
    prepare: (sql) => {
      // A full disk makes SQLite roll back by itself; the driver's own rollback must not hide why.
      if (sql === "rollback" && !database.isTransaction) return NOTHING_TO_ROLL_BACK;
      const statement = watched(() => database.prepare(sql));
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => watched(() => statement.all(...parameters)),
        run: (parameters) => watched(() => statement.run(...parameters)),
        iterate: (parameters) => statement.iterate(...parameters),
      };
    },
  };
}
