import { sql, type Kysely, type Migration } from "kysely";

/** When a session was used last: an unused one ends before its time. Of known ones, at sign-in. */
export const addSessionUse: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable("session")
      .addColumn("used_at", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    // Twelve hours were the life of every session so far.
    await sql`update session set used_at = expires_at - 43200000`.execute(db);
  },
};
