import { Migrator, type Kysely, type Migration } from "kysely";
import { ArchiveError } from "./archive-error.ts";
import { createFirstTables, type InitialArchiveValues } from "./migration-0001.ts";
import { createSessionTables } from "./migrations.ts";
import { createDeskTables } from "./migrations.ts";
import { addPublicChangeNumbers } from "./migrations.ts";
import { createLeaseTable } from "./migrations.ts";
import { addDeletedNameSalt } from "./migrations.ts";
import { addSessionUse } from "./migrations.ts";
import { addUndoneActs } from "./migrations.ts";
import { addEarlyLocks } from "./migrations.ts";
import type { ArchiveSchema } from "./schema.ts";

const LATER_MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0002-sessions": createSessionTables,
  "0003-desk": createDeskTables,
  "0004-public-numbers": addPublicChangeNumbers,
  "0005-lease": createLeaseTable,
  "0006-suppression-salt": addDeletedNameSalt,
  "0007-session-use": addSessionUse,
  "0008-acts": addUndoneActs,
  "0009-early-locks": addEarlyLocks,
};

/** Names of the migrations, in order. */
export const MIGRATIONS: readonly string[] = ["0001-archive", ...Object.keys(LATER_MIGRATIONS)];

/**
 * Runs the missing migrations, each in a transaction. Processes that start at the same time wait
 * for each other on the migrator's lock. Rejects with `archive-newer` if a newer Matchdesk has
 * already changed the tables, `archive-migration` with the store's error as cause if a migration
 * fails.
 */
export async function migrate(
  db: Kysely<ArchiveSchema>,
  birth: InitialArchiveValues,
): Promise<void> {
  const migrations = { "0001-archive": createFirstTables(birth), ...LATER_MIGRATIONS };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (error instanceof Error && error.message.startsWith("corrupted migrations")) {
    throw new ArchiveError(
      "archive-newer",
      "This archive was made by a newer Matchdesk. Start that version, or restore an older backup.",
      { cause: error },
    );
  }
  throw new ArchiveError(
    "archive-migration",
    "The archive's tables could not be migrated; nothing was changed. Report this error, and start the previous version of Matchdesk.",
    { cause: error },
  );
}
