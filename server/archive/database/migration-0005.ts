import type { Kysely, Migration } from "kysely";
import type { LeaseTable } from "./schema.ts";

/** Creates the table of the poller lease, with one row: holder, expiry and fencing number. */
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
