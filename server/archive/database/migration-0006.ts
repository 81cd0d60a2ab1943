import type { Kysely, Migration } from "kysely";

/** A list of deleted names may come from another archive, whose hashes have another key. */
export const addSuppressionSalt: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("suppression").addColumn("salt", "text").execute();
  },
};
