import { join } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { preparePrivateDatabase } from "#server/platform/private-files.ts";
import { ArchiveError } from "./archive-error.ts";
import { prepareDataFolder, createUnusableFolderError } from "./data-folder.ts";
import { findSqliteResultCode, SQLITE_BUSY, findStoreErrorCause } from "./database-error-codes.ts";
import { convertStoreError } from "./store-error.ts";

/** An exclusive lock on a data folder. */
export interface FolderLock {
  readonly release: () => void;
}

/**
 * Locks a data folder for this process, creating the folder if it is missing. The operating system
 * releases the lock when the process ends for any reason. The lock is a separate file, so that a
 * backup can read the archive meanwhile.
 *
 * @throws {ArchiveError} `archive-in-use` if another process has the lock, `archive-location` if
 * the folder cannot be created or written, `archive-full` if its disk is full
 */
export function lockFolder(folder: string): FolderLock {
  prepareDataFolder(folder);
  const file = join(folder, "lock.db");
  let database: DatabaseSyncInstance | null = null;
  try {
    preparePrivateDatabase(file);
    database = new DatabaseSync(file);
    // SQLite does not lock an empty file.
    database.exec("CREATE TABLE IF NOT EXISTS held (by TEXT); BEGIN EXCLUSIVE");
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
  const lock = database;
  return { release: () => lock.close() };
}
