import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { preparePrivateDatabase } from "#server/private-files.ts";
import { createSqliteDialect, openSqlite } from "#server/sqlite.ts";
import { ArchiveError } from "./archive-error.ts";
import { commitOn } from "./commit.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrate } from "./migrate.ts";
import type { Birth } from "./migration-0001.ts";
import type { ArchiveSchema } from "./schema.ts";
import type { Tables } from "./tables.ts";

/** Name of the archive within a data folder. */
export const ARCHIVE_FILE = "archive.db";

/**
 * Opens the tables in a data folder, which is held alone until they are closed.
 *
 * @throws {ArchiveError} `archive-in-use`, `archive-unreachable`, `archive-newer`, `archive-migration`
 */
export async function openSqliteTables(folder: string, birth: Birth): Promise<Tables> {
  const lock = lockFolder(folder);
  try {
    const db = openFile(join(folder, ARCHIVE_FILE));
    const close = async (): Promise<void> => {
      await db.destroy();
      lock.release();
    };
    try {
      await migrate(db, birth);
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return {
      db,
      commit: (work) => commitOn(db, work),
      compact: async () => {
        await sql`vacuum`.execute(db);
        await sql`pragma wal_checkpoint(truncate)`.execute(db);
      },
      close,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openFile(file: string): Kysely<ArchiveSchema> {
  try {
    preparePrivateDatabase(file);
    return new Kysely<ArchiveSchema>({ dialect: createSqliteDialect(openSqlite(file)) });
  } catch (error) {
    throw new ArchiveError(
      "archive-unreachable",
      `The archive ${file} cannot be opened. Put a backup in its place with "npm run restore", or move it away to begin anew.`,
      { cause: error },
    );
  }
}
