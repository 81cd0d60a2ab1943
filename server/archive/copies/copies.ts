import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { Kysely, sql, type Transaction } from "kysely";
import { createSqliteDialect, openSqlite } from "#server/platform/sqlite.ts";
import { ArchiveError, findStoreErrorCause } from "#server/archive/database/archive-error.ts";
import {
  ARCHIVE_FILE_NAME,
  renameDamagedFile,
  openOrCreateArchiveFile,
} from "#server/archive/database/archive-file.ts";
import { commitOn } from "#server/archive/database/commit.ts";
import { replaceTables, type CopyProgress } from "./replace-tables.ts";
import { lockOutLeaders } from "#server/archive/engines/lease-table.ts";
import { MIGRATIONS, migrate } from "#server/archive/database/migrate.ts";
import { moveClaimsToActs } from "#server/archive/database/migrations.ts";
import type { InitialArchiveValues } from "#server/archive/database/migration-0001.ts";
import type { PersistentArchiveLocation } from "#server/archive/engines/open-archive.ts";
import { openTablesForCommand } from "#server/archive/engines/open-tables-for-command.ts";
import { replaceDeletedNames, type RewriteCounts } from "#server/archive/replace-deleted-names.ts";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";
import {
  insertDeletedNames,
  readDeletedNames,
  createDeletedNameReplacer,
  tryReadDeletedNames,
  type DeletedName,
} from "#server/archive/deleted-names.ts";
import { existsSync, renameSync, rmSync } from "node:fs";
import { preparePrivateDatabase } from "#server/platform/private-files.ts";
import type { ArchiveTables } from "#server/archive/database/tables.ts";

/**
 * Number of migrations that a backup must have at least. Later ones add only columns with defaults
 * and tables that backups leave out, so an older backup is complete.
 */
const MIN_MIGRATIONS = 3;

/** Result of a restore. Counts deleted names, and the restored matches, changes, annotations and claims that contained them. */
export interface RestoreResult extends RewriteCounts {
  /** Number of names that had been deleted in the archive and stay deleted. */
  readonly keptForgotten: number;
  /** New path of the unusable archive that was replaced; `null` if the archive was usable. */
  readonly aside: string | null;
  /** `false` if the deleted names could not be read from an unusable archive. */
  readonly salvaged: boolean;
}

/**
 * Writes a consistent copy of an archive to a file. Matchdesk may be running meanwhile. The file is
 * a SQLite database for every kind of archive, and appears only when it is complete. Rejects with
 * `archive-backup` if the file exists already or there is no archive, `archive-corrupt` if the
 * archive is damaged, `archive-full` if the file's disk is full.
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

/**
 * Replaces the contents of an archive with a backup, completely or not at all. Change numbers
 * continue above all earlier ones, so that no browser mistakes new changes for old ones. Names that
 * were deleted in the archive are also replaced in the restored data. In a data folder, a file that
 * is damaged or of a newer version is renamed first. Rejects with `archive-backup` if the file is
 * not a backup of this version, `archive-in-use` while Matchdesk is running on the archive.
 */
export async function restoreArchive(
  place: PersistentArchiveLocation,
  file: string,
  birth: InitialArchiveValues,
  progress: CopyProgress,
): Promise<RestoreResult> {
  const from = await openBackup(file);
  try {
    const { tables, aside, suppressed } = await openTarget(place, birth);
    try {
      const done = await from
        .transaction()
        .execute((source) =>
          commitOn(tables.db, (target) =>
            replaceAll({ source, target, place, birth, suppressed, progress }),
          ),
        );
      // Removes replaced names from the disk.
      await tables.compact();
      return { ...done, aside, salvaged: suppressed !== null };
    } finally {
      await tables.close();
    }
  } finally {
    await from.destroy();
  }
}

async function replaceAll(input: {
  readonly source: Transaction<ArchiveSchema>;
  readonly target: Transaction<ArchiveSchema>;
  readonly place: PersistentArchiveLocation;
  readonly birth: InitialArchiveValues;
  /** Names deleted in an unusable archive; `null` if they could not be read. */
  readonly suppressed: readonly DeletedName[] | null;
  readonly progress: CopyProgress;
}): Promise<RewriteCounts & Pick<RestoreResult, "keptForgotten">> {
  const { source, target, place, birth, progress } = input;
  // A data folder is already locked by this process.
  if (place.type === "postgres") await lockOutLeaders(target);
  const numbers = await readNumbers(target);
  const suppressed = [...(await readDeletedNames(target)), ...(input.suppressed ?? [])];
  await replaceTables(source, target, progress);
  await moveClaimsToActs(target);
  await insertDeletedNames(target, suppressed);
  const replace = createDeletedNameReplacer(suppressed);
  const rewritten =
    replace === null
      ? { matches: 0, changes: 0, deductions: 0, deskTexts: 0 }
      : await replaceDeletedNames(target, replace);
  const restoredNumbers = await readNumbers(target);
  await target
    .updateTable("state")
    .set({
      seq: Math.max(birth.now, numbers.seq, restoredNumbers.seq),
      public_seq: Math.max(birth.now, numbers.public_seq, restoredNumbers.public_seq),
      tick: Math.max(numbers.tick, restoredNumbers.tick) + 1,
    })
    .execute();
  return { ...rewritten, keptForgotten: suppressed.length };
}

/** Opens the tables to restore into. Renames an unusable file and creates a new one. */
async function openTarget(place: PersistentArchiveLocation, birth: InitialArchiveValues) {
  try {
    return { tables: await openTablesForCommand(place, birth), aside: null, suppressed: [] };
  } catch (error) {
    const isUnusable =
      error instanceof ArchiveError &&
      (error.id === "archive-corrupt" || error.id === "archive-newer");
    if (!isUnusable || place.type !== "folder") throw error;
    const aside = renameDamagedFile(join(place.folder, ARCHIVE_FILE_NAME), birth.now);
    const suppressed = await readAside(aside);
    return { tables: await openTablesForCommand(place, birth), aside, suppressed };
  }
}

/** Reads the deleted names from an unusable archive file; `null` if they cannot be read. */
async function readAside(file: string): Promise<readonly DeletedName[] | null> {
  let db: Kysely<ArchiveSchema>;
  try {
    db = new Kysely<ArchiveSchema>({
      dialect: createSqliteDialect(new DatabaseSync(file, { readOnly: true })),
    });
  } catch {
    return null;
  }
  try {
    return await tryReadDeletedNames(db);
  } finally {
    await db.destroy();
  }
}

/** Reads the newest allocated numbers. */
function readNumbers(db: Transaction<ArchiveSchema>) {
  return db.selectFrom("state").select(["seq", "public_seq", "tick"]).executeTakeFirstOrThrow();
}

async function openBackup(file: string): Promise<Kysely<ArchiveSchema>> {
  let db: Kysely<ArchiveSchema> | null = null;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    db = new Kysely<ArchiveSchema>({ dialect: createSqliteDialect(database) });
    const { rows } = await sql<{
      name: string;
    }>`select name from kysely_migration order by name`.execute(db);
    const names = rows.map(({ name }) => name);
    const isKnown = MIGRATIONS.slice(0, names.length).join() === names.join();
    if (isKnown && names.length >= MIN_MIGRATIONS) return db;
  } catch (error) {
    await db?.destroy();
    throw new ArchiveError(
      "archive-backup",
      `${file} is not a Matchdesk backup. Choose a file written by "npm run backup".`,
      { cause: error },
    );
  }
  await db.destroy();
  throw new ArchiveError(
    "archive-backup",
    `${file} was written by a newer version of Matchdesk, or by one that is too old. Restore it with that version.`,
  );
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
