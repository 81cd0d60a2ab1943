import type { Kysely, Migration } from "kysely";

/** Creates the tables of annotations, including earlier values, and of claims. */
export const createDeskTables: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("desk_fact")
      .addColumn("id", "bigint", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("value", "text")
      .addColumn("who", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("desk_fact_by_kind_scope_id")
      .on("desk_fact")
      .columns(["kind", "scope", "id"])
      .execute();
    await db.schema
      .createTable("claim")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .execute();
  },
};
