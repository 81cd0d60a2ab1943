import type { Kysely } from "kysely";
import type { Instant } from "#core/model/match.ts";
import type { StoredSession } from "./repository.ts";
import type { ArchiveSchema } from "./database/schema.ts";

export type SessionTable = ReturnType<typeof createSessionTable>;

/**
 * Creates the table of sessions, shared by all processes on the archive. Writes do not need the
 * poller lease, because staff sign in through any process.
 */
export function createSessionTable(db: Kysely<ArchiveSchema>) {
  return {
    /** Inserts a session, and deletes sessions that have expired by `now`. */
    insert: async (session: StoredSession, now: Instant): Promise<void> => {
      const { tokenHash, subject, name, grounds, expiresAt, usedAt } = session;
      await db.deleteFrom("session").where("expires_at", "<=", now).execute();
      await db
        .insertInto("session")
        .values({
          token_hash: tokenHash,
          subject,
          name,
          grounds,
          expires_at: expiresAt,
          used_at: usedAt,
        })
        .execute();
    },
    /** Finds a session, even an expired one. */
    findByToken: async (tokenHash: string): Promise<StoredSession | null> => {
      const row = await db
        .selectFrom("session")
        .select(["subject", "name", "grounds", "expires_at", "used_at"])
        .where("token_hash", "=", tokenHash)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { subject, name, grounds, expires_at: expiresAt, used_at: usedAt } = row;
      return { tokenHash, subject, name, grounds, expiresAt, usedAt };
    },
    /** Reads the names of all staff with a session, with the time of its last use. */
    findPeople: (): Promise<readonly { readonly name: string; readonly at: Instant }[]> =>
      db
        .selectFrom("session")
        .select((row) => ["name", row.fn.max<number>("used_at").as("at")])
        .groupBy("name")
        .execute(),
    /** Sets the time of the last use of a session. */
    updateUse: async (tokenHash: string, now: Instant): Promise<void> => {
      await db
        .updateTable("session")
        .set({ used_at: now })
        .where("token_hash", "=", tokenHash)
        .execute();
    },
    deleteByToken: async (tokenHash: string): Promise<void> => {
      await db.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
    },
    deleteAllBySubject: async (subject: string): Promise<void> => {
      await db.deleteFrom("session").where("subject", "=", subject).execute();
    },
  };
}
