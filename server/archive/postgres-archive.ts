import { createArchive } from "./archive.ts";
import { type Commit, commitOn } from "./commit.ts";
import { createLease } from "./lease.ts";
import type { LeaseTimes } from "./lease-term.ts";
import type { Birth } from "./migration-0001.ts";
import { openPostgresTables } from "./postgres-tables.ts";
import { rememberSessions } from "./remember-sessions.ts";
import { announceDesk, announcePoll, announceWatch } from "./tick-channel.ts";
import type { ArchiveListener, OpenArchive } from "./repository.ts";

/**
 * Opens the archive in a PostgreSQL, shared with any number of other processes.
 * Ticks are refused with `archive-not-leading` until `listener` has heard that this one leads.
 *
 * @throws {ArchiveError} See `openPostgresTables`.
 */
export async function openPostgresArchive(
  url: string,
  birth: Birth,
  listener: ArchiveListener,
  times?: LeaseTimes,
): Promise<OpenArchive> {
  const tables = await openPostgresTables(url, birth);
  let isReachable = true;
  const storeProblem: ArchiveListener["storeProblem"] = (problem) => {
    isReachable = problem === null;
    listener.storeProblem(problem);
  };
  const lease = createLease({ url, listener: { ...listener, storeProblem }, times });
  const commitDesk: Commit = (work) => commitOn(tables.db, (trx) => announceDesk(trx, work));
  const archive = createArchive(tables.db, lease.commit, commitDesk);
  return {
    ...archive,
    sessions: rememberSessions(archive.sessions, () => isReachable),
    role: lease.role,
    announceWatch: () => announceWatch(tables.db),
    announcePoll: () => announcePoll(tables.db),
    close: async () => {
      await lease.close();
      await tables.close();
    },
  };
}
