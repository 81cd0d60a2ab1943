import { LRUCache } from "lru-cache";
import type { SessionTable } from "#server/archive/session-table.ts";
import type { StoredSession } from "#server/archive/repository.ts";

/** Maximum number of cached sessions. */
const MAX_SESSIONS = 1_000;

/**
 * Adds a cache of sessions to the table, so that staff stay signed in while the database is
 * unreachable and can see the problem. The caller checks the expiry. During an outage, a sign-out
 * through another process has no effect here until the database responds again.
 *
 * @param isReachable Returns `false` during an outage: cached sessions are then returned at once.
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
