import { join } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { preparePrivateDatabase, preparePrivateFolder } from "#server/private-files.ts";
import { ArchiveError } from "./archive-error.ts";
import { resultCode, SQLITE_BUSY } from "./result-code.ts";

export interface FolderLock {
  readonly release: () => void;
}

/**
 * Holds a data folder (made when missing) for this process alone. The operating system frees it when
 * the process dies, however it dies. The lock is a file of its own, so that a backup can still read
 * the archive beside it.
 *
 * @throws {ArchiveError} `archive-in-use` when another process holds it, `archive-unreachable` when
 * the folder cannot be made or written
 */
export function lockFolder(folder: string): FolderLock {
  let database: DatabaseSyncInstance | null = null;
  try {
    preparePrivateFolder(folder);
    const file = join(folder, "lock.db");
    preparePrivateDatabase(file);
    database = new DatabaseSync(file);
    // SQLite takes no lock on a file that holds nothing.
    database.exec("CREATE TABLE IF NOT EXISTS held (by TEXT); BEGIN EXCLUSIVE");
  } catch (error) {
    database?.close();
    if (resultCode(error) === SQLITE_BUSY) {
      throw new ArchiveError(
        "archive-in-use",
        `Another Matchdesk is running on the folder ${folder}. Stop it first, or give this one another DATA_DIR.`,
      );
    }
    throw new ArchiveError(
      "archive-unreachable",
      `The folder ${folder} cannot be written. Check DATA_DIR, who owns it, and whether the disk is full.`,
      { cause: error },
    );
  }
  const held = database;
  return { release: () => held.close() };
}
