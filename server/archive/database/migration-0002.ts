import type { Kysely, Migration } from "kysely";

/** Creates the table of sessions. */
export const createSessionTables: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("session")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("grounds", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("session_by_subject").on("session").column("subject").execute();
  },
};
