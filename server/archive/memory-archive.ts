import { Kysely } from "kysely";
import { createSqliteDialect, openSqlite } from "#server/sqlite.ts";
import { createArchive } from "./archive.ts";
import { commitOn } from "./commit.ts";
import { migrate } from "./migrate.ts";
import type { Birth } from "./migration-0001.ts";
import type { ArchiveListener, OpenArchive } from "./repository.ts";
import type { ArchiveSchema } from "./schema.ts";

/** Opens an archive that is gone when it is closed, for events that nobody will look up later. */
export async function openMemoryArchive(
  birth: Birth,
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
