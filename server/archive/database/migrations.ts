import { sql, type Kysely, type Migration } from "kysely";
import { createIndex } from "./migration-0001.ts";
import type { LeaseTable } from "./schema.ts";

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

/**
 * Adds the key of a deleted name's hash, because a name may come from an archive with another key.
 */
export const addDeletedNameSalt: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("suppression").addColumn("salt", "text").execute();
  },
};

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

/**
 * Adds the numbers of public changes. They count only changes that viewers may see, so that no gap
 * reveals a change for staff. They begin at the newest change number, so that no number that a
 * browser stores from before is reused.
 */
export const addPublicChangeNumbers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("change").addColumn("public_seq", "bigint").execute();
    await createIndex(db, "change", ["public_seq"]);
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
    await createIndex(db, "desk_fact", ["kind", "scope", "id"]);
    await db.schema
      .createTable("claim")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .execute();
  },
};

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
    await createIndex(db, "session", ["subject"]);
  },
};
