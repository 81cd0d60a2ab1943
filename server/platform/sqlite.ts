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
 * Opens a SQLite file (`:memory:` for none) with a write-ahead log and durable commits: a commit
 * returns only after it is on disk. Throws SQLite's own error if the file is no database.
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
 * Sets the modes. Sharing a database with other processes needs a small extra file. If a full disk
 * has no space for it, the database is opened in exclusive mode for this process only.
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
 * Creates a Kysely dialect over an open database. `Kysely#destroy` closes the database. SQLite has
 * no booleans and no `undefined`: tables contain 0, 1 and null. `onError` is called with every
 * error of a statement before it is thrown.
 */
export function createSqliteDialect(
  database: DatabaseSyncInstance,
  onError: (error: unknown) => void = () => {},
): Dialect {
  return new TransactionalSqliteDialect({ database: adaptDatabase(database, onError) });
}

/** Runs migrations in transactions, so that an interrupted migration leaves no partial tables. */
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

function adaptDatabase(
  database: DatabaseSyncInstance,
  onError: (error: unknown) => void,
): SqliteDatabase {
  const reportErrors = <T>(run: () => T): T => {
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
      // On a full disk SQLite has already rolled back; the driver's rollback must not hide that
      // error.
      if (sql === "rollback" && !database.isTransaction) return NOTHING_TO_ROLL_BACK;
      const statement = reportErrors(() => database.prepare(sql));
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => reportErrors(() => statement.all(...parameters)),
        run: (parameters) => reportErrors(() => statement.run(...parameters)),
        iterate: (parameters) => statement.iterate(...parameters),
      };
    },
  };
}
