import type { Kysely } from "kysely";
import type { SessionTable } from "./repository.ts";
import type { ArchiveSchema } from "./database/schema.ts";

/**
 * Creates the table of sessions, shared by all processes on the archive. Writes do not need the
 * poller lease, because staff sign in through any process.
 */
export function createSessionTable(db: Kysely<ArchiveSchema>): SessionTable {
  return {
    insert: async ({ tokenHash, subject, name, grounds, expiresAt, usedAt }, now) => {
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
    findByToken: async (tokenHash) => {
      const row = await db
        .selectFrom("session")
        .select(["subject", "name", "grounds", "expires_at", "used_at"])
        .where("token_hash", "=", tokenHash)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { subject, name, grounds, expires_at: expiresAt, used_at: usedAt } = row;
      return { tokenHash, subject, name, grounds, expiresAt, usedAt };
    },
    updateUse: async (tokenHash, now) => {
      await db
        .updateTable("session")
        .set({ used_at: now })
        .where("token_hash", "=", tokenHash)
        .execute();
    },
    deleteByToken: async (tokenHash) => {
      await db.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
    },
    deleteAllBySubject: async (subject) => {
      await db.deleteFrom("session").where("subject", "=", subject).execute();
    },
  };
}
