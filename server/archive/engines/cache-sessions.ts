import type { SessionTable, StoredSession } from "#server/archive/repository.ts";

/** Maximum number of cached sessions; the least recently used one is removed first. */
const MAX_SESSIONS = 1_000;

/**
 * Adds a cache of sessions to the table, so that staff stay signed in while the database is
 * unreachable and can see the problem. The caller checks the expiry. During an outage, a sign-out
 * through another process has no effect here until the database responds again.
 *
 * @param isReachable Returns `false` during an outage: cached sessions are then returned at once.
 */
export function cacheSessions(table: SessionTable, isReachable: () => boolean): SessionTable {
  const cache = new Map<string, StoredSession>();

  const remember = (tokenHash: string, session: StoredSession | null): void => {
    cache.delete(tokenHash);
    if (session === null) return;
    cache.set(tokenHash, session);
    const [oldest] = cache.keys();
    if (cache.size > MAX_SESSIONS && oldest !== undefined) cache.delete(oldest);
  };

  const recall = (tokenHash: string): StoredSession | null => cache.get(tokenHash) ?? null;

  return {
    ...table,
    findByToken: async (tokenHash) => {
      const known = recall(tokenHash);
      if (known !== null && !isReachable()) return known;
      let found: StoredSession | null;
      try {
        found = await table.findByToken(tokenHash);
      } catch (error) {
        // Reads the cache again, because a sign-out may have removed the session meanwhile.
        const cached = recall(tokenHash);
        if (cached === null) throw error;
        return cached;
      }
      remember(tokenHash, found);
      return found;
    },
    updateUse: async (tokenHash, now) => {
      const known = recall(tokenHash);
      if (known !== null) cache.set(tokenHash, { ...known, usedAt: now });
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
        for (const [token, session] of cache) if (session.subject === subject) cache.delete(token);
      };
      forget();
      await table.deleteAllBySubject(subject);
      forget();
    },
  };
}
