import type { InitialArchiveValues } from "#server/archive/database/migration-0001.ts";
import type { PersistentArchiveLocation } from "./open-archive.ts";
import { openSqliteTables } from "#server/archive/database/sqlite-tables.ts";
import type { ArchiveTables } from "#server/archive/database/tables.ts";

/**
 * Opens the tables of an archive for a command. A data folder is locked; in PostgreSQL, running
 * processes are notified of commits.
 */
export async function openTablesForCommand(
  place: PersistentArchiveLocation,
  birth: InitialArchiveValues,
): Promise<ArchiveTables> {
  if (place.type === "folder") return openSqliteTables(place.folder, birth);
  const { openPostgresTables } = await import("#server/archive/database/postgres-tables.ts");
  return openPostgresTables(place.url, birth);
}
