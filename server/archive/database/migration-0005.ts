import type { Kysely, Migration } from "kysely";
import type { LeaseTable } from "./schema.ts";

/** The poller lease: who holds it, until when, and how often it was taken. One row. */
export const createLeaseTable: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("lease")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("fence", "bigint", (column) => column.notNull())
      .addColumn("holder", "text")
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db
      .withTables<{ lease: LeaseTable }>()
      .insertInto("lease")
      .values({ id: 1, fence: 0, holder: null, expires_at: 0 })
      .execute();
  },
};
