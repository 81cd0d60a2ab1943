import type { SessionTable, StoredSession } from "#server/archive/repository.ts";

/** Sessions that are kept in memory; the one used longest ago goes first. */
const KEPT = 1_000;

/**
 * Returns the table with a memory of the sessions that this process has found in it: staff who are
 * signed in stay signed in while the database is unreachable, and can read what is wrong. Their
 * expiry is checked by the caller. A sign-out in another process is not known here before the database is back.
 *
 * @param isReachable Whether the database is believed to respond: otherwise memory is asked at once.
 */
export function rememberSessions(table: SessionTable, isReachable: () => boolean): SessionTable {
  const kept = new Map<string, StoredSession>();

  const remember = (tokenHash: string, session: StoredSession | null): void => {
    kept.delete(tokenHash);
    if (session === null) return;
    kept.set(tokenHash, session);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  };

  const recall = (tokenHash: string): StoredSession | null => kept.get(tokenHash) ?? null;

  return {
    ...table,
    findByToken: async (tokenHash) => {
      const known = recall(tokenHash);
      if (known !== null && !isReachable()) return known;
      let found: StoredSession | null;
      try {
        found = await table.findByToken(tokenHash);
      } catch (error) {
        // Signed out meanwhile, perhaps: then it is not in memory any more.
        const held = recall(tokenHash);
        if (held === null) throw error;
        return held;
      }
      remember(tokenHash, found);
      return found;
    },
    updateUse: async (tokenHash, now) => {
      const known = recall(tokenHash);
      if (known !== null) kept.set(tokenHash, { ...known, usedAt: now });
      await table.updateUse(tokenHash, now);
    },
    deleteByToken: async (tokenHash) => {
      kept.delete(tokenHash);
      await table.deleteByToken(tokenHash);
      // A read may have been under way.
      kept.delete(tokenHash);
    },
    deleteAllBySubject: async (subject) => {
      const forget = (): void => {
        for (const [token, session] of kept) if (session.subject === subject) kept.delete(token);
      };
      forget();
      await table.deleteAllBySubject(subject);
      forget();
    },
  };
}
