import { join } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { preparePrivateDatabase } from "#server/platform/private-files.ts";
import { ArchiveError } from "./archive-error.ts";
import { prepareDataFolder, unusableFolder } from "./data-folder.ts";
import { resultCode, SQLITE_BUSY, storeCause } from "./result-code.ts";
import { storeFailure } from "./store-failure.ts";

export interface FolderLock {
  readonly release: () => void;
}

/**
 * Holds a data folder (made when missing) for this process alone. The operating system frees it when
 * the process dies, however it dies. The lock is a file of its own, so that a backup can still read
 * the archive beside it.
 *
 * @throws {ArchiveError} `archive-in-use` when another process holds it, `archive-location` when the
 * folder cannot be created or written, `archive-full` when its disk is full
 */
export function lockFolder(folder: string): FolderLock {
  prepareDataFolder(folder);
  const file = join(folder, "lock.db");
  let database: DatabaseSyncInstance | null = null;
  try {
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
    throw storeCause(error) === "full"
      ? storeFailure(error, folder)
      : unusableFolder(folder, error);
  }
  const held = database;
  return { release: () => held.close() };
}
