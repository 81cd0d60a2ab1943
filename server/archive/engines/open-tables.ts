import type { ArchiveOrigin } from "#server/archive/database/migration-0001.ts";
import type { StoredLocation } from "./open-archive.ts";
import { openSqliteTables } from "#server/archive/database/sqlite-tables.ts";
import type { Tables } from "#server/archive/database/tables.ts";

/**
 * Opens the tables of an archive for a command. A data folder is locked; in PostgreSQL, running
 * processes are notified of commits.
 *
 * @throws {ArchiveError} See `openSqliteTables` and `openPostgresTables`.
 */
export async function openTables(place: StoredLocation, birth: ArchiveOrigin): Promise<Tables> {
  if (place.type === "folder") return openSqliteTables(place.folder, birth);
  const { openPostgresTables } = await import("#server/archive/database/postgres-tables.ts");
  return openPostgresTables(place.url, birth);
}
