import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { preparePrivateDatabase } from "#server/platform/private-files.ts";
import { createSqliteDialect, openSqlite } from "#server/platform/sqlite.ts";
import { ArchiveError } from "#server/archive/database/archive-error.ts";
import {
  ARCHIVE_FILE_NAME,
  openOrCreateArchiveFile,
} from "#server/archive/database/archive-file.ts";
import { replaceTables, type CopyProgress } from "./replace-tables.ts";
import { migrate } from "#server/archive/database/migrate.ts";
import type { InitialArchiveValues } from "#server/archive/database/migration-0001.ts";
import type { PersistentArchiveLocation } from "#server/archive/engines/open-archive.ts";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";
import { findStoreErrorCause } from "#server/archive/database/database-error-codes.ts";
import type { ArchiveTables } from "#server/archive/database/tables.ts";

/**
 * Writes a consistent copy of an archive to a file. Matchdesk may be running meanwhile. The file is
 * a SQLite database for every kind of archive, and appears only when it is complete.
 *
 * @throws {ArchiveError} `archive-backup` if the file exists already or there is no archive,
 * `archive-corrupt` if the archive is damaged, `archive-full` if the file's disk is full
 */
export async function backupArchive(
  place: PersistentArchiveLocation,
  file: string,
  birth: InitialArchiveValues,
  progress: CopyProgress,
): Promise<void> {
  if (existsSync(file)) {
    throw new ArchiveError("archive-backup", `${file} exists already. Choose another name.`);
  }
  const from = await openForReading(place, birth);
  const partial = `${file}.partial`;
  try {
    removeDatabase(partial);
    preparePrivateDatabase(partial);
    const to = new Kysely<ArchiveSchema>({ dialect: createSqliteDialect(openSqlite(partial)) });
    try {
      await migrate(to, birth);
      await from.db
        .transaction()
        .setIsolationLevel("repeatable read")
        .execute((source) =>
          to.transaction().execute((target) => replaceTables(source, target, progress)),
        );
      // Moves the log into the file, so that the backup is a single file.
      await sql`pragma journal_mode = delete`.execute(to);
    } finally {
      await to.destroy();
    }
    renameSync(partial, file);
  } catch (error) {
    if (findStoreErrorCause(error) !== "full") throw error;
    const text = `The disk of ${file} is full. Free some space, or choose a file on another disk.`;
    throw new ArchiveError("archive-full", text, { cause: error });
  } finally {
    removeDatabase(partial);
    await from.close();
  }
}

async function openForReading(
  place: PersistentArchiveLocation,
  birth: InitialArchiveValues,
): Promise<Pick<ArchiveTables, "close" | "db">> {
  if (place.type === "postgres") {
    const { openPostgresTables } = await import("#server/archive/database/postgres-tables.ts");
    return openPostgresTables(place.url, birth);
  }
  const file = join(place.folder, ARCHIVE_FILE_NAME);
  if (!existsSync(file)) {
    throw new ArchiveError(
      "archive-backup",
      `There is no archive in ${place.folder}. Check DATA_DIR. The demo has no archive.`,
    );
  }
  const db = new Kysely<ArchiveSchema>({
    dialect: createSqliteDialect(openOrCreateArchiveFile(file)),
  });
  return { db, close: () => db.destroy() };
}

function removeDatabase(file: string): void {
  for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(file + suffix, { force: true });
}
