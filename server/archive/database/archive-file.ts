import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { preparePrivateDatabase } from "#server/platform/private-files.ts";
import { openSqlite } from "#server/platform/sqlite.ts";
import { corruptArchive, storeFailure } from "./store-failure.ts";

/** Name of the archive within a data folder. */
export const ARCHIVE_FILE = "archive.db";
/** What SQLite may put beside a database. */
const BESIDE = ["-wal", "-shm", "-journal"] as const;

/**
 * Opens the file of an archive, created if it is missing, and checks every page of an existing one.
 *
 * @throws {ArchiveError} `archive-corrupt` when the file is empty, no database or damaged,
 * `archive-full`, `archive-read-only`
 */
export function openArchiveFile(file: string): DatabaseSyncInstance {
  try {
    if (!existsSync(file)) createArchiveFile(file);
    return openExisting(file);
  } catch (error) {
    throw storeFailure(error, file);
  }
}

/**
 * Moves a file that cannot be used as an archive out of the way, with what SQLite put beside it.
 *
 * @param now Milliseconds since the epoch, for the new name.
 * @returns the new path of the file
 */
export function setAside(file: string, now: number): string {
  const aside = `${file}.damaged-${now}`;
  for (const suffix of ["", ...BESIDE]) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  }
  return aside;
}

/** Under another name first: a file that is there and empty is then always a damaged one. */
function createArchiveFile(file: string): void {
  const unfinished = `${file}.new`;
  for (const suffix of ["", ...BESIDE]) rmSync(unfinished + suffix, { force: true });
  preparePrivateDatabase(unfinished);
  // The journal mode is stored in the file's first page.
  openSqlite(unfinished).close();
  renameSync(unfinished, file);
}

function openExisting(file: string): DatabaseSyncInstance {
  // SQLite would take it for a new database, and delete the log beside it.
  if (statSync(file).size === 0) throw corruptArchive(file, "it is empty, 0 bytes");
  preparePrivateDatabase(file);
  const database = openSqlite(file);
  try {
    const [found] = database.prepare("pragma quick_check(1)").all();
    const report = String(found?.["quick_check"]);
    if (report !== "ok") throw corruptArchive(file, report.split("\n").at(-1) ?? report);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
