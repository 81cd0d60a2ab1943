import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { createSqliteDialect } from "#server/platform/sqlite.ts";
import { ARCHIVE_FILE_NAME, openOrCreateArchiveFile } from "./archive-file.ts";
import type { ArchiveError } from "./archive-error.ts";
import { type Commit, commitOn } from "./commit.ts";
import { createArchiveFileMonitor } from "./archive-file-monitor.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrate } from "./migrate.ts";
import type { InitialArchiveValues } from "./migration-0001.ts";
import { findStoreErrorCause } from "./database-error-codes.ts";
import type { ArchiveSchema } from "./schema.ts";
import {
  createCorruptArchiveError,
  formatErrorOnOneLine,
  convertStoreError,
} from "./store-error.ts";
import type { ArchiveTables } from "./tables.ts";

/** Open tables in a SQLite file, which may be damaged or removed meanwhile. */
export interface SqliteTables extends ArchiveTables {
  /** Returns the error if the file is damaged, removed or replaced; `null` if not. */
  readonly problem: () => ArchiveError | null;
}

/**
 * Opens the tables in a data folder, which stays locked for this process until they are closed.
 *
 * @throws {ArchiveError} `archive-in-use`, `archive-location`, `archive-corrupt`, `archive-full`,
 * `archive-newer`, `archive-migration`
 */
export async function openSqliteTables(
  folder: string,
  birth: InitialArchiveValues,
): Promise<SqliteTables> {
  const lock = lockFolder(folder);
  try {
    const file = join(folder, ARCHIVE_FILE_NAME);
    let damage: ArchiveError | null = null;
    const dialect = createSqliteDialect(openOrCreateArchiveFile(file), (error) => {
      if (findStoreErrorCause(error) === "corrupt")
        damage ??= createCorruptArchiveError(file, formatErrorOnOneLine(error), error);
    });
    const db = new Kysely<ArchiveSchema>({ dialect });
    try {
      await migrate(db, birth);
    } catch (error) {
      await db.destroy();
      throw convertStoreError(causeOf(error), file);
    }
    const guard = createArchiveFileMonitor(file);
    const problem = (): ArchiveError | null => damage ?? guard.problem();
    return {
      db,
      problem,
      commit: refuseWhile(problem, (work) => commitOn(db, work, file)),
      compact: async () => {
        await sql`vacuum`.execute(db);
        await checkpoint(db);
      },
      close: async () => {
        // If the checkpoint fails, the log stays for the next start.
        await checkpoint(db).catch(() => {});
        await db.destroy();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Returns the store's own error if it is the cause of a failed migration, else the error itself.
 */
function causeOf(error: unknown): unknown {
  return error instanceof Error && findStoreErrorCause(error.cause) !== null ? error.cause : error;
}

/** Wraps a commit so that it rejects if there is a problem with the files before or after it. */
function refuseWhile(problem: () => ArchiveError | null, commit: Commit): Commit {
  const check = (): void => {
    const current = problem();
    if (current !== null) throw current;
  };
  return async (work) => {
    check();
    const result = await commit(work);
    check();
    return result;
  };
}

/** Moves everything from the write-ahead log into the database file. */
async function checkpoint(db: Kysely<ArchiveSchema>): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
