import { join } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { preparePrivateDatabase, preparePrivateFolder } from "#server/platform/private-files.ts";
import { ArchiveError } from "./archive-error.ts";
import { findSqliteResultCode, SQLITE_BUSY, findStoreErrorCause } from "./database-error-codes.ts";
import { convertStoreError, formatErrorOnOneLine } from "./store-error.ts";
import { accessSync, constants } from "node:fs";

/** Problem with a folder and what to do, by error code of the operating system. */
const CAUSES: Readonly<Record<string, string>> = {
  EEXIST: "is a file, not a folder. Choose a folder, or remove the file",
  ENOTDIR: "cannot be created, because part of its path is a file. Choose another folder",
  EACCES: "cannot be written by this user. Give it to the user that runs Matchdesk (chown)",
  EPERM: "cannot be written by this user. Give it to the user that runs Matchdesk (chown)",
  EROFS: "is on a read-only disk. Mount the disk for writing, or choose another folder",
  ENOSPC: "cannot be created, because the disk is full. Free some space",
};

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

/**
 * Creates the data folder if it is missing and checks that this process may write to it.
 *
 * @throws {ArchiveError} `archive-location` if the folder cannot be created or written
 */
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
