import type { Kysely, Migration } from "kysely";

/**
 * Adds the key of a deleted name's hash, because a name may come from an archive with another key.
 */
export const addDeletedNameSalt: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("suppression").addColumn("salt", "text").execute();
  },
};
