import { createArchive } from "./archive.ts";
import type { ArchiveError } from "#server/archive/database/archive-error.ts";
import type { Birth } from "#server/archive/database/migration-0001.ts";
import type { ArchiveListener, OpenArchive } from "#server/archive/repository.ts";
import { openSqliteTables } from "#server/archive/database/sqlite-tables.ts";

/** How often the files of an open archive are checked, in milliseconds. */
const FILE_CHECK = 2_000;

/**
 * Opens the archive in a data folder, which it holds alone until it is closed: this process leads.
 * A file that is removed or turns out damaged meanwhile is reported to `listener`, and nothing is
 * committed until it is in order.
 *
 * @param checkInterval Milliseconds between two checks of the files.
 * @throws {ArchiveError} See `openSqliteTables`.
 */
export async function openSqliteArchive(
  folder: string,
  birth: Birth,
  listener: Pick<ArchiveListener, "led"> & Partial<Pick<ArchiveListener, "storeProblem">>,
  checkInterval = FILE_CHECK,
): Promise<OpenArchive> {
  const { db, commit, problem, close } = await openSqliteTables(folder, birth);
  let reported: ArchiveError | null = null;
  const timer = setInterval(() => {
    const found = problem();
    if (found?.id === reported?.id) return;
    reported = found;
    listener.storeProblem?.(found);
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
