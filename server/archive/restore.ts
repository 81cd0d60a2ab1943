import { DatabaseSync } from "@photostructure/sqlite";
import { Kysely, sql } from "kysely";
import { createSqliteDialect } from "#server/sqlite.ts";
import { ArchiveError } from "./archive-error.ts";
import { commitOn } from "./commit.ts";
import { copyTables, type Progress } from "./copy-tables.ts";
import { MIGRATIONS } from "./migrate.ts";
import type { Birth } from "./migration-0001.ts";
import type { StoredPlace } from "./open-archive.ts";
import { openTables } from "./open-tables.ts";
import type { ArchiveSchema } from "./schema.ts";

/**
 * Puts what a backup holds in the place of everything in an archive, whichever store either is in.
 * All of it or, where anything fails, nothing. Change numbers go on beyond every one that was ever
 * given out, so that no browser takes new changes for those it has seen.
 *
 * @throws {ArchiveError} `archive-backup` when the file is no backup of this version, `archive-in-use`
 * while Matchdesk is running on the archive
 */
export async function restoreArchive(
  place: StoredPlace,
  file: string,
  birth: Birth,
  progress: Progress,
): Promise<void> {
  const from = await openBackup(file);
  try {
    const tables = await openTables(place, birth);
    try {
      const unlock = await lockAlone(place);
      try {
        await from.transaction().execute((source) =>
          commitOn(tables.db, async (target) => {
            await copyTables(source, target, progress);
            await target
              .updateTable("state")
              .set({
                seq: sql`case when seq > ${birth.now} then seq else ${birth.now} end`,
                public_seq: sql`case when public_seq > ${birth.now} then public_seq else ${birth.now} end`,
              })
              .execute();
          }),
        );
      } finally {
        await unlock();
      }
    } finally {
      await tables.close();
    }
  } finally {
    await from.destroy();
  }
}

/** In a data folder, whoever has opened the tables is alone already. */
async function lockAlone(place: StoredPlace): Promise<() => Promise<void>> {
  if (place.type === "folder") return async () => {};
  const { lockDatabase } = await import("./database-lock.ts");
  return lockDatabase(place.url);
}

async function openBackup(file: string): Promise<Kysely<ArchiveSchema>> {
  let db: Kysely<ArchiveSchema> | null = null;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    db = new Kysely<ArchiveSchema>({ dialect: createSqliteDialect(database) });
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const names = rows.map(({ name }) => name);
    if (names.join() === MIGRATIONS.join()) return db;
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
    `${file} was written by another version of Matchdesk. Restore it with that version.`,
  );
}
