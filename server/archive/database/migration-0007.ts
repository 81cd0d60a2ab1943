import { sql, type Kysely, type Migration } from "kysely";

/**
 * Adds the time of a session's last use, because unused sessions end early; for existing sessions,
 * that of the sign-in.
 */
export const addSessionUse: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable("session")
      .addColumn("used_at", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    // Until now every session lasted twelve hours.
    await sql`update session set used_at = expires_at - 43200000`.execute(db);
  },
};
