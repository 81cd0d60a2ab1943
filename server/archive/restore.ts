import { DatabaseSync } from "@photostructure/sqlite";
import { Kysely, sql, type Transaction } from "kysely";
import { createSqliteDialect } from "#server/sqlite.ts";
import { ArchiveError } from "./archive-error.ts";
import { commitOn } from "./commit.ts";
import { copyTables, type Progress } from "./copy-tables.ts";
import { lockOutLeaders } from "./lease-table.ts";
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
      await from.transaction().execute((source) =>
        commitOn(tables.db, async (target) => {
          // In a data folder, the process that has opened the tables is alone already.
          if (place.type === "postgres") await lockOutLeaders(target);
          const given = await readNumbers(target);
          await copyTables(source, target, progress);
          const kept = await readNumbers(target);
          await target
            .updateTable("state")
            .set({
              seq: Math.max(birth.now, given.seq, kept.seq),
              public_seq: Math.max(birth.now, given.public_seq, kept.public_seq),
              tick: Math.max(given.tick, kept.tick) + 1,
            })
            .execute();
        }),
      );
    } finally {
      await tables.close();
    }
  } finally {
    await from.destroy();
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
