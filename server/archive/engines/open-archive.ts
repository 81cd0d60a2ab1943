import type { InitialArchiveValues } from "#server/archive/database/migration-0001.ts";
import type { ArchiveListener } from "#server/archive/repository.ts";
import { type OpenArchive, createArchive } from "./archive.ts";
import type { PostgresTiming } from "./postgres-timing.ts";
import { Kysely } from "kysely";
import { createSqliteDialect, openSqlite } from "#server/platform/sqlite.ts";
import { commitOn } from "#server/archive/database/commit.ts";
import { migrate } from "#server/archive/database/migrate.ts";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";
import type { ArchiveError } from "#server/archive/database/archive-error.ts";
import { openSqliteTables } from "#server/archive/database/sqlite-tables.ts";

/** Interval between two checks of an open archive's files, in milliseconds. */
const FILE_CHECK = 2_000;

export type PersistentArchiveLocation =
  | { readonly type: "folder"; readonly folder: string }
  | { readonly type: "postgres"; readonly url: string };

export type ArchiveLocation = PersistentArchiveLocation | { readonly type: "memory" };

/** Opens the archive in this location. Rejects like `openSqliteTables` and `openPostgresTables`. */
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

/** Opens an archive in memory, which is lost when it is closed. Used for the demo. */
export async function openMemoryArchive(
  birth: InitialArchiveValues,
  listener: Pick<ArchiveListener, "led">,
): Promise<OpenArchive> {
  const db = new Kysely<ArchiveSchema>({ dialect: createSqliteDialect(openSqlite(":memory:")) });
  await migrate(db, birth);
  queueMicrotask(() => listener.led("leading"));
  return {
    ...createArchive(db, (work) => commitOn(db, work, "in memory")),
    role: () => "leading",
    announceWatch: () => Promise.resolve(),
    announcePoll: () => Promise.resolve(),
    close: () => db.destroy(),
  };
}

/**
 * Opens the archive in a data folder, which stays locked until it is closed, so this process leads.
 * Removed or damaged files, checked every `checkInterval` milliseconds, are reported to `listener`,
 * and commits reject meanwhile.
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
