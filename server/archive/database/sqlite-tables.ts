import { join, dirname } from "node:path";
import { Kysely, sql } from "kysely";
import { createSqliteDialect } from "#server/platform/sqlite.ts";
import { ARCHIVE_FILE_NAME, openOrCreateArchiveFile } from "./archive-file.ts";
import {
  ArchiveError,
  findStoreErrorCause,
  findSqliteResultCode,
  SQLITE_BUSY,
  createCorruptArchiveError,
  formatErrorOnOneLine,
  convertStoreError,
} from "./archive-error.ts";
import { commitOn, type Commit } from "./commit.ts";
import { migrate } from "./migrate.ts";
import type { InitialArchiveValues } from "./migration-0001.ts";
import type { ArchiveSchema } from "./schema.ts";
import type { ArchiveTables } from "./tables.ts";
import { statSync, accessSync, constants } from "node:fs";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { preparePrivateDatabase, preparePrivateFolder } from "#server/platform/private-files.ts";

/** Problem with a folder and what to do, by error code of the operating system. */
const CAUSES: Readonly<Record<string, string>> = {
  EEXIST: "is a file, not a folder. Choose a folder, or remove the file",
  ENOTDIR: "cannot be created, because part of its path is a file. Choose another folder",
  EACCES: "cannot be written by this user. Give it to the user that runs Matchdesk (chown)",
  EPERM: "cannot be written by this user. Give it to the user that runs Matchdesk (chown)",
  EROFS: "is on a read-only disk. Mount the disk for writing, or choose another folder",
  ENOSPC: "cannot be created, because the disk is full. Free some space",
};

/** Open tables in a SQLite file, which may be damaged or removed meanwhile. */
export interface SqliteTables extends ArchiveTables {
  /** Returns the error if the file is damaged, removed or replaced; `null` if not. */
  readonly problem: () => ArchiveError | null;
}

/**
 * Opens the tables in a data folder, which stays locked for this process until they are closed.
 * Rejects with the errors of `lockFolder`, `openOrCreateArchiveFile` and `migrate`.
 */
export async function openSqliteTables(
  folder: string,
  birth: InitialArchiveValues,
): Promise<SqliteTables> {
  const lock = lockFolder(folder);
  try {
    const file = join(folder, ARCHIVE_FILE_NAME);
    let damage: ArchiveError | null = null;
    const dialect = createSqliteDialect(openOrCreateArchiveFile(file), (error) => {
      if (findStoreErrorCause(error) === "corrupt")
        damage ??= createCorruptArchiveError(file, formatErrorOnOneLine(error), error);
    });
    const db = new Kysely<ArchiveSchema>({ dialect });
    try {
      await migrate(db, birth);
    } catch (error) {
      await db.destroy();
      throw convertStoreError(causeOf(error), file);
    }
    const findFileProblem = createArchiveFileMonitor(file);
    const problem = (): ArchiveError | null => damage ?? findFileProblem();
    return {
      db,
      problem,
      commit: refuseWhile(problem, (work) => commitOn(db, work, file)),
      compact: async () => {
        await sql`vacuum`.execute(db);
        await checkpoint(db);
      },
      close: async () => {
        // If the checkpoint fails, the log stays for the next start.
        await checkpoint(db).catch(() => {});
        await db.destroy();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Returns the store's error if it caused a failed migration, else the error itself. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && findStoreErrorCause(error.cause) !== null ? error.cause : error;
}

/** Wraps a commit so that it rejects if there is a problem with the files before or after it. */
function refuseWhile(problem: () => ArchiveError | null, commit: Commit): Commit {
  const check = (): void => {
    const current = problem();
    if (current !== null) throw current;
  };
  return async (work) => {
    check();
    const result = await commit(work);
    check();
    return result;
  };
}

/** Moves everything from the write-ahead log into the database file. */
async function checkpoint(db: Kysely<ArchiveSchema>): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/**
 * Creates a function that returns the error if a file of a database that is open in write-ahead
 * mode was removed or replaced; `null` if not. Without it, writes would succeed, but be lost when
 * the process ends. The database's log must exist already.
 */
function createArchiveFileMonitor(file: string): () => ArchiveError | null {
  const paths = [file, `${file}-wal`];
  const identities = paths.map(identityOf);
  return () =>
    paths.every((path, index) => identityOf(path) === identities[index]) ? null : missing(file);
}

/** Returns device and inode of a file, which identify it; `null` if the file is missing. */
function identityOf(path: string): string | null {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.dev}/${stats.ino}`;
}

function missing(file: string): ArchiveError {
  return new ArchiveError(
    "archive-missing",
    `The archive ${file} was removed or replaced while Matchdesk was running, so nothing is stored any more. Existing data can still be read. Put the folder ${dirname(file)} back, or stop Matchdesk, run "npm run restore -- BACKUP" with the newest backup and start it again.`,
  );
}

/**
 * Locks a data folder for this process until the returned database is closed. The operating system
 * releases the lock when the process ends for any reason. The lock is a separate file, so that a
 * backup can read the archive meanwhile. Throws `archive-in-use` if another process has the lock,
 * `archive-full` if the disk is full, and the errors of `prepareDataFolder`.
 */
function lockFolder(folder: string): DatabaseSyncInstance {
  prepareDataFolder(folder);
  const file = join(folder, "lock.db");
  let database: DatabaseSyncInstance | null = null;
  try {
    preparePrivateDatabase(file);
    database = new DatabaseSync(file);
    // SQLite does not lock an empty file.
    database.exec("CREATE TABLE IF NOT EXISTS held (by TEXT); BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    database?.close();
    if (findSqliteResultCode(error) === SQLITE_BUSY) {
      throw new ArchiveError(
        "archive-in-use",
        `Another Matchdesk is running on the folder ${folder}. Stop it first, or give this one another DATA_DIR.`,
      );
    }
    throw findStoreErrorCause(error) === "full"
      ? convertStoreError(error, folder)
      : createUnusableFolderError(folder, error);
  }
}

/** Creates the data folder if it is missing. Throws `archive-location` if it cannot be written. */
function prepareDataFolder(folder: string): void {
  try {
    preparePrivateFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw createUnusableFolderError(folder, error);
  }
}

/** Creates the error for an unusable data folder from an error of the system or of SQLite. */
function createUnusableFolderError(folder: string, cause: unknown): ArchiveError {
  const text =
    CAUSES[codeOf(folder, cause)] ??
    `cannot be used (${formatErrorOnOneLine(cause)}). Choose another folder`;
  return new ArchiveError("archive-location", `DATA_DIR: the folder ${folder} ${text}.`, { cause });
}

/** Returns the system's error code; `ENOTDIR` if a parent of the folder is a file. */
function codeOf(folder: string, cause: unknown): string {
  if (!(cause instanceof Error) || !("code" in cause)) return "";
  const isParent = cause.code === "EEXIST" && "path" in cause && cause.path !== folder;
  return isParent ? "ENOTDIR" : String(cause.code);
}
