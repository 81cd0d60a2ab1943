import { createArchive } from "./archive.ts";
import type { Birth } from "./migration-0001.ts";
import type { ArchiveListener, OpenArchive } from "./repository.ts";
import { openSqliteTables } from "./sqlite-tables.ts";

/**
 * Opens the archive in a data folder, which it holds alone until it is closed: this process leads.
 *
 * @throws {ArchiveError} See `openSqliteTables`.
 */
export async function openSqliteArchive(
  folder: string,
  birth: Birth,
  listener: Pick<ArchiveListener, "led">,
): Promise<OpenArchive> {
  const { db, commit, close } = await openSqliteTables(folder, birth);
  queueMicrotask(() => listener.led(true));
  return { ...createArchive(db, commit), announceWatch: () => Promise.resolve(), close };
}
