import { openMemoryArchive } from "./memory-archive.ts";
import type { Birth } from "#server/archive/database/migration-0001.ts";
import type { ArchiveListener, OpenArchive } from "#server/archive/repository.ts";
import { openSqliteArchive } from "./sqlite-archive.ts";

/** Where an archive is kept that outlives its process. */
export type StoredPlace =
  | { readonly type: "folder"; readonly folder: string }
  | { readonly type: "postgres"; readonly url: string };

/** Where an archive is kept. */
export type ArchiveLocation = StoredPlace | { readonly type: "memory" };

/**
 * Opens the archive in its place.
 *
 * @throws {ArchiveError} See `openSqliteArchive` and `openPostgresArchive`.
 */
export async function openArchive(
  place: ArchiveLocation,
  birth: Birth,
  listener: ArchiveListener,
): Promise<OpenArchive> {
  switch (place.type) {
    case "memory":
      return openMemoryArchive(birth, listener);
    case "folder":
      return openSqliteArchive(place.folder, birth, listener);
    case "postgres": {
      // Its client costs memory that a desk on SQLite need not spend.
      const { openPostgresArchive } = await import("./postgres-archive.ts");
      return openPostgresArchive(place.url, birth, listener);
    }
  }
}
