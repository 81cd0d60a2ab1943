import { sql, type Kysely, type Migration } from "kysely";

/**
 * Adds the numbers of public changes. They count only changes that viewers may see, so that no gap
 * reveals a change for staff. They begin at the newest change number, so that no number that a
 * browser stores from before is reused.
 */
export const addPublicChangeNumbers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("change").addColumn("public_seq", "bigint").execute();
    await db.schema
      .createIndex("change_by_public_seq")
      .on("change")
      .columns(["public_seq"])
      .execute();
    await db.schema
      .alterTable("state")
      .addColumn("public_seq", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable("state")
      .addColumn("public_scope", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await sql`update state set public_seq = seq`.execute(db);
  },
};
