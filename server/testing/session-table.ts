import type { SessionTable } from "#server/archive/session-table.ts";
import type { StoredSession } from "#server/archive/repository.ts";

export function createTestSessionTable(): SessionTable {
  const sessions = new Map<string, StoredSession>();
  return {
    insert: async (session) => void sessions.set(session.tokenHash, session),
    findByToken: async (tokenHash) => sessions.get(tokenHash) ?? null,
    findPeople: async () => [...sessions.values()].map(({ name, usedAt: at }) => ({ name, at })),
    updateUse: async (tokenHash, now) => {
      const session = sessions.get(tokenHash);
      if (session !== undefined) sessions.set(tokenHash, { ...session, usedAt: now });
    },
    deleteByToken: async (tokenHash) => void sessions.delete(tokenHash),
    deleteAllBySubject: async (subject) => {
      for (const [token, session] of sessions) {
        if (session.subject === subject) sessions.delete(token);
      }
    },
  };
}
