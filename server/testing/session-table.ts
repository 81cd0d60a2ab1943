import type { SessionTable, StoredSession } from "#server/archive/repository.ts";

/** Sessions that end with the test. */
export function createTestSessions(): SessionTable {
  const sessions = new Map<string, StoredSession>();
  return {
    insert: async (session) => void sessions.set(session.tokenHash, session),
    findByToken: async (tokenHash, now) => {
      const session = sessions.get(tokenHash);
      return session === undefined || session.expiresAt <= now ? null : session;
    },
    deleteByToken: async (tokenHash) => void sessions.delete(tokenHash),
    deleteAllBySubject: async (subject) => {
      for (const [token, session] of sessions) {
        if (session.subject === subject) sessions.delete(token);
      }
    },
  };
}
