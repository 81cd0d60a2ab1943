import { createArchive, type OpenArchive } from "./archive.ts";
import type { ArchiveError } from "#server/archive/database/archive-error.ts";
import type { InitialArchiveValues } from "#server/archive/database/migration-0001.ts";
import type { ArchiveListener } from "#server/archive/repository.ts";
import { openSqliteTables } from "#server/archive/database/sqlite-tables.ts";

/** Interval between two checks of an open archive's files, in milliseconds. */
const FILE_CHECK = 2_000;

/**
 * Opens the archive in a data folder, which stays locked until it is closed, so this process leads.
 * Removed or damaged files are reported to `listener`, and commits reject meanwhile.
 *
 * @param checkInterval Interval between two checks of the files, in milliseconds.
 * @throws {ArchiveError} See `openSqliteTables`.
 */
export async function openSqliteArchive(
  folder: string,
  birth: InitialArchiveValues,
  listener: Pick<ArchiveListener, "led"> & Partial<Pick<ArchiveListener, "storeProblem">>,
  checkInterval = FILE_CHECK,
): Promise<OpenArchive> {
  const { db, commit, problem, close } = await openSqliteTables(folder, birth);
  let reported: ArchiveError | null = null;
  const timer = setInterval(() => {
    const current = problem();
    if (current?.id === reported?.id) return;
    reported = current;
    listener.storeProblem?.(current);
  }, checkInterval);
  timer.unref();
  queueMicrotask(() => listener.led("leading"));
  return {
    ...createArchive(db, commit),
    role: () => "leading",
    announceWatch: () => Promise.resolve(),
    announcePoll: () => Promise.resolve(),
    close: () => {
      clearInterval(timer);
      return close();
    },
  };
}
