import { createArchive } from "./archive.ts";
import { type Commit, commitOn } from "#server/archive/database/commit.ts";
import { createLease } from "./lease.ts";
import type { LeaseTimes } from "./lease-term.ts";
import type { ArchiveOrigin } from "#server/archive/database/migration-0001.ts";
import { createOutage } from "#server/archive/database/outage.ts";
import { openPostgresTables } from "#server/archive/database/postgres-tables.ts";
import { rememberSessions } from "./remember-sessions.ts";
import {
  announceDesk,
  announcePoll,
  announceWatch,
} from "#server/archive/database/notify-channels.ts";
import type { ArchiveListener, OpenArchive } from "#server/archive/repository.ts";

/**
 * Opens an archive in PostgreSQL, shared with any number of other processes. Writing a tick rejects
 * with `archive-not-leading` unless this process leads.
 *
 * @throws {ArchiveError} See `openPostgresTables`.
 */
export async function openPostgresArchive(
  url: string,
  birth: ArchiveOrigin,
  listener: ArchiveListener,
  times?: LeaseTimes,
): Promise<OpenArchive> {
  const outage = createOutage();
  const tables = await openPostgresTables(url, birth, outage);
  const storeProblem: ArchiveListener["storeProblem"] = (problem) => {
    outage.set(problem);
    listener.storeProblem(problem);
  };
  const lease = createLease({ url, listener: { ...listener, storeProblem }, times });
  const { db: wholeDb, serverDb, requestDb } = tables;
  const commitDesk: Commit = (work) => commitOn(requestDb, (trx) => announceDesk(trx, work));
  const archive = createArchive(serverDb, lease.commit, { requestDb, commitDesk, wholeDb });
  return {
    ...archive,
    sessions: rememberSessions(archive.sessions, () => outage.problem() === null),
    role: lease.role,
    announceWatch: () => announceWatch(requestDb),
    announcePoll: () => announcePoll(requestDb),
    close: async () => {
      await lease.close();
      await tables.close();
    },
  };
}
