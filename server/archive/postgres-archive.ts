import { createArchive } from "./archive.ts";
import { type Commit, commitOn } from "./commit.ts";
import { createLease } from "./lease.ts";
import type { LeaseTimes } from "./lease-term.ts";
import type { Birth } from "./migration-0001.ts";
import { openPostgresTables } from "./postgres-tables.ts";
import { announceDesk, announceWatch } from "./tick-channel.ts";
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
  const lease = createLease({ url, listener, times });
  const commitDesk: Commit = (work) => commitOn(tables.db, (trx) => announceDesk(trx, work));
  return {
    ...createArchive(tables.db, lease.commit, commitDesk),
    role: lease.role,
    announceWatch: () => announceWatch(tables.db),
    close: async () => {
      await lease.close();
      await tables.close();
    },
  };
}
