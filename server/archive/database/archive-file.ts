import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { preparePrivateDatabase } from "#server/platform/private-files.ts";
import { openSqlite } from "#server/platform/sqlite.ts";
import { createCorruptArchiveError, convertStoreError } from "./archive-error.ts";

/** Name of the archive's file in a data folder. */
export const ARCHIVE_FILE_NAME = "archive.db";
/** Suffixes of files that SQLite may create next to a database. */
const SUFFIXES = ["-wal", "-shm", "-journal"] as const;

/**
 * Opens the file of an archive. Creates it if it is missing, and checks every page of an existing
 * one. Throws `archive-corrupt` if it is empty, not a database or damaged, `archive-full`,
 * `archive-read-only`.
 */
export function openOrCreateArchiveFile(file: string): DatabaseSyncInstance {
  try {
    if (!existsSync(file)) createArchiveFile(file);
    return openExisting(file);
  } catch (error) {
    throw convertStoreError(error, file);
  }
}

/** Renames an unusable archive file and SQLite's files next to it; returns the new path. */
export function renameDamagedFile(file: string, now: number): string {
  const aside = `${file}.damaged-${now}`;
  for (const suffix of ["", ...SUFFIXES]) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  }
  return aside;
}

/** Creates the file under a temporary name first, so that an empty archive file is damaged. */
function createArchiveFile(file: string): void {
  const temporary = `${file}.new`;
  for (const suffix of ["", ...SUFFIXES]) rmSync(temporary + suffix, { force: true });
  preparePrivateDatabase(temporary);
  // The journal mode is stored in the file's first page.
  openSqlite(temporary).close();
  renameSync(temporary, file);
}

function openExisting(file: string): DatabaseSyncInstance {
  // SQLite would treat an empty file as a new database and delete the log next to it.
  if (statSync(file).size === 0) throw createCorruptArchiveError(file, "it is empty, 0 bytes");
  preparePrivateDatabase(file);
  const database = openSqlite(file);
  try {
    const [row] = database.prepare("pragma quick_check(1)").all();
    const report = String(row?.["quick_check"]);
    if (report !== "ok") throw createCorruptArchiveError(file, report.split("\n").at(-1) ?? report);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
