import { createArchive, type OpenArchive } from "./archive.ts";
import { type Commit, commitOn } from "#server/archive/database/commit.ts";
import { startLease } from "./lease.ts";
import type { PostgresTiming } from "./postgres-timing.ts";
import type { InitialArchiveValues } from "#server/archive/database/migration-0001.ts";
import { createPostgresAvailability } from "#server/archive/database/postgres-availability.ts";
import { openPostgresTables } from "#server/archive/database/postgres-tables.ts";
import { announce } from "#server/archive/database/notifications.ts";
import type { ArchiveListener, StoredSession } from "#server/archive/repository.ts";
import { LRUCache } from "lru-cache";
import type { SessionTable } from "#server/archive/session-table.ts";

/** Maximum number of cached sessions. */
const MAX_SESSIONS = 1_000;

/**
 * Opens an archive in PostgreSQL, shared with any number of other processes. Writing a tick rejects
 * with `archive-not-leading` unless this process leads.
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

/**
 * Adds a cache of sessions to the table, so that staff stay signed in while the database is
 * unreachable and can see the problem; it is used at once while `isReachable` returns `false`. The
 * caller checks the expiry. During an outage, a sign-out through another process has no effect
 * here.
 */
export function cacheSessions(table: SessionTable, isReachable: () => boolean): SessionTable {
  const cache = new LRUCache<string, StoredSession>({ max: MAX_SESSIONS });

  return {
    ...table,
    findByToken: async (tokenHash) => {
      const known = cache.get(tokenHash);
      if (known !== undefined && !isReachable()) return known;
      try {
        const found = await table.findByToken(tokenHash);
        cache.set(tokenHash, found ?? undefined);
        return found;
      } catch (error) {
        // Reads the cache again, because a sign-out may have removed the session meanwhile.
        const cached = cache.get(tokenHash);
        if (cached === undefined) throw error;
        return cached;
      }
    },
    updateUse: async (tokenHash, now) => {
      const known = cache.get(tokenHash);
      if (known !== undefined) cache.set(tokenHash, { ...known, usedAt: now });
      await table.updateUse(tokenHash, now);
    },
    deleteByToken: async (tokenHash) => {
      cache.delete(tokenHash);
      await table.deleteByToken(tokenHash);
      // A concurrent read may have added the session again.
      cache.delete(tokenHash);
    },
    deleteAllBySubject: async (subject) => {
      const forget = (): void => {
        cache.forEach((session, token) => {
          if (session.subject === subject) cache.delete(token);
        });
      };
      forget();
      await table.deleteAllBySubject(subject);
      forget();
    },
  };
}
