import { createArchive, type OpenArchive } from "./archive.ts";
import { type Commit, commitOn } from "#server/archive/database/commit.ts";
import { startLease } from "./lease.ts";
import type { PostgresTiming } from "./postgres-timing.ts";
import type { InitialArchiveValues } from "#server/archive/database/migration-0001.ts";
import { createPostgresAvailability } from "#server/archive/database/postgres-availability.ts";
import { openPostgresTables } from "#server/archive/database/postgres-tables.ts";
import { cacheSessions } from "./cache-sessions.ts";
import { announce } from "#server/archive/database/notifications.ts";
import type { ArchiveListener } from "#server/archive/repository.ts";

/**
 * Opens an archive in PostgreSQL, shared with any number of other processes. Writing a tick rejects
 * with `archive-not-leading` unless this process leads.
 *
 * @throws {ArchiveError} See `openPostgresTables`.
 */
export async function openPostgresArchive(
  url: string,
  birth: InitialArchiveValues,
  listener: ArchiveListener,
  { lease: times, queries, pause, later }: PostgresTiming = {},
): Promise<OpenArchive> {
  const outage = createPostgresAvailability({ pause });
  const tables = await openPostgresTables(url, birth, outage, queries);
  const storeProblem: ArchiveListener["storeProblem"] = (problem) => {
    outage.set(problem);
    listener.storeProblem(problem);
  };
  const lease = startLease({ url, listener: { ...listener, storeProblem }, times, later });
  const { db: wholeDb, serverDb, requestDb } = tables;
  const commitDesk: Commit = (work) =>
    commitOn(requestDb, async (trx) => {
      const result = await work(trx);
      await announce(trx, "desk");
      return result;
    });
  const archive = createArchive(serverDb, lease.commit, { requestDb, commitDesk, wholeDb });
  return {
    ...archive,
    sessions: cacheSessions(archive.sessions, () => outage.problem() === null),
    role: lease.role,
    announceWatch: () => announce(requestDb, "watch"),
    announcePoll: () => announce(requestDb, "poll"),
    close: async () => {
      await lease.close();
      await tables.close();
    },
  };
}
