import { Kysely } from "kysely";
import { createSqliteDialect, openSqlite } from "#server/platform/sqlite.ts";
import { createArchive, type OpenArchive } from "./archive.ts";
import { commitOn } from "#server/archive/database/commit.ts";
import { migrate } from "#server/archive/database/migrate.ts";
import type { InitialArchiveValues } from "#server/archive/database/migration-0001.ts";
import type { ArchiveListener } from "#server/archive/repository.ts";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";

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
