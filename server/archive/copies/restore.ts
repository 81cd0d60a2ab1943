import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { Kysely, sql, type Transaction } from "kysely";
import { createSqliteDialect } from "#server/platform/sqlite.ts";
import { ArchiveError } from "#server/archive/database/archive-error.ts";
import { ARCHIVE_FILE, setAside } from "#server/archive/database/archive-file.ts";
import { commitOn } from "#server/archive/database/commit.ts";
import { copyTables, type CopyProgress } from "./copy-tables.ts";
import { lockOutLeaders } from "#server/archive/engines/lease-table.ts";
import { MIGRATIONS } from "#server/archive/database/migrate.ts";
import type { Birth } from "#server/archive/database/migration-0001.ts";
import type { StoredPlace } from "#server/archive/engines/open-archive.ts";
import { openTables } from "#server/archive/engines/open-tables.ts";
import { rewriteForgotten, type Rewritten } from "#server/archive/rewrite-forgotten.ts";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";
import {
  addSuppressed,
  readSuppressed,
  replacerOf,
  salvageSuppressed,
  type Suppressed,
} from "#server/archive/suppression.ts";

/**
 * Steps that a backup has gone through at least. Those that came later add columns with defaults and
 * tables that no backup holds, so an older backup lacks nothing.
 */
const OLDEST_RESTORED = 3;

/** What a restore did beside bringing the backup back. */
export interface Restored extends Rewritten {
  /** Names that had been deleted here, and stay deleted. */
  readonly keptForgotten: number;
  /** Where the archive is now that could not be used; `null` if it was sound. */
  readonly aside: string | null;
  /** Whether the names deleted in the archive that could not be used were read from it. */
  readonly salvaged: boolean;
}

/**
 * Puts what a backup holds in the place of everything in an archive, whichever store either is in.
 * All of it or, where anything fails, nothing. Change numbers go on beyond every one that was ever
 * given out, so that no browser takes new changes for those it has seen. Names that were deleted in
 * the archive stay deleted: they are replaced in what the backup brings, too. A file in a data folder
 * that is damaged or of a newer version is set aside first.
 *
 * @throws {ArchiveError} `archive-backup` when the file is no backup of this version, `archive-in-use`
 * while Matchdesk is running on the archive
 */
export async function restoreArchive(
  place: StoredPlace,
  file: string,
  birth: Birth,
  progress: CopyProgress,
): Promise<Restored> {
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
      // Nothing of a name that was replaced stays on disk.
      await tables.compact();
      return { ...done, aside, salvaged: suppressed !== null };
    } finally {
      await tables.close();
    }
  } finally {
    await from.destroy();
  }
}

async function replaceAll(given: {
  readonly source: Transaction<ArchiveSchema>;
  readonly target: Transaction<ArchiveSchema>;
  readonly place: StoredPlace;
  readonly birth: Birth;
  /** Names deleted in an archive that was set aside. */
  readonly suppressed: readonly Suppressed[] | null;
  readonly progress: CopyProgress;
}): Promise<Rewritten & Pick<Restored, "keptForgotten">> {
  const { source, target, place, birth, progress } = given;
  // In a data folder, the process that has opened the tables is alone already.
  if (place.type === "postgres") await lockOutLeaders(target);
  const numbers = await readNumbers(target);
  const kept = [...(await readSuppressed(target)), ...(given.suppressed ?? [])];
  await copyTables(source, target, progress);
  await addSuppressed(target, kept);
  const replace = replacerOf(kept);
  const rewritten =
    replace === null
      ? { matches: 0, changes: 0, deskTexts: 0 }
      : await rewriteForgotten(target, replace);
  const brought = await readNumbers(target);
  await target
    .updateTable("state")
    .set({
      seq: Math.max(birth.now, numbers.seq, brought.seq),
      public_seq: Math.max(birth.now, numbers.public_seq, brought.public_seq),
      tick: Math.max(numbers.tick, brought.tick) + 1,
    })
    .execute();
  return { ...rewritten, keptForgotten: kept.length };
}

/** Opens the tables to restore into; those in a file that cannot be used begin anew. */
async function openTarget(place: StoredPlace, birth: Birth) {
  try {
    return { tables: await openTables(place, birth), aside: null, suppressed: [] };
  } catch (error) {
    const isUnusable =
      error instanceof ArchiveError &&
      (error.id === "archive-corrupt" || error.id === "archive-newer");
    if (!isUnusable || place.type !== "folder") throw error;
    const aside = setAside(join(place.folder, ARCHIVE_FILE), birth.now);
    const suppressed = await readAside(aside);
    return { tables: await openTables(place, birth), aside, suppressed };
  }
}

async function readAside(file: string): Promise<readonly Suppressed[] | null> {
  let db: Kysely<ArchiveSchema>;
  try {
    db = new Kysely<ArchiveSchema>({
      dialect: createSqliteDialect(new DatabaseSync(file, { readOnly: true })),
    });
  } catch {
    return null;
  }
  try {
    return await salvageSuppressed(db);
  } finally {
    await db.destroy();
  }
}

/** Returns the newest numbers that were given out. */
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
    if (isKnown && names.length >= OLDEST_RESTORED) return db;
  } catch (error) {
    await db?.destroy();
    throw new ArchiveError(
      "archive-backup",
      `${file} is no backup of Matchdesk. Give the name of a file that "npm run backup" has written.`,
      { cause: error },
    );
  }
  await db.destroy();
  throw new ArchiveError(
    "archive-backup",
    `${file} was written by a newer version of Matchdesk, or by one that is too old. Restore it with that version.`,
  );
}
