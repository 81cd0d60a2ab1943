import { openMemoryArchive } from "./memory-archive.ts";
import type { InitialArchiveValues } from "#server/archive/database/migration-0001.ts";
import type { ArchiveListener } from "#server/archive/repository.ts";
import type { OpenArchive } from "./archive.ts";
import type { PostgresTiming } from "./postgres-timing.ts";
import { openSqliteArchive } from "./sqlite-archive.ts";

export type PersistentArchiveLocation =
  | { readonly type: "folder"; readonly folder: string }
  | { readonly type: "postgres"; readonly url: string };

export type ArchiveLocation = PersistentArchiveLocation | { readonly type: "memory" };

/**
 * Opens the archive in this location.
 *
 * @param timing of PostgreSQL; default: that of the product
 * @throws {ArchiveError} See `openSqliteArchive` and `openPostgresArchive`.
 */
export async function openArchive(
  place: ArchiveLocation,
  birth: InitialArchiveValues,
  listener: ArchiveListener,
  timing?: PostgresTiming,
): Promise<OpenArchive> {
  switch (place.type) {
    case "memory":
      return openMemoryArchive(birth, listener);
    case "folder":
      return openSqliteArchive(place.folder, birth, listener);
    case "postgres": {
      // Loaded on demand to save memory, because SQLite needs no PostgreSQL client.
      const { openPostgresArchive } = await import("./postgres-archive.ts");
      return openPostgresArchive(place.url, birth, listener, timing);
    }
  }
}
