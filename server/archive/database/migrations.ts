import { sql, type Kysely, type Migration } from "kysely";
import { CLAIM_KIND } from "#core/desk/staff-act.ts";
import type { AttentionClaim } from "#core/desk/claim.ts";
import { createIndex } from "./migration-0001.ts";
import type { ArchiveSchema, LeaseTable } from "./schema.ts";

/** Adds the number of the act that an act undoes, and stores claims as acts. */
export const addUndoneActs: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("desk_fact").addColumn("undoes", "bigint").execute();
    await moveClaimsToActs(db.withTables<{ [K in keyof ArchiveSchema]: ArchiveSchema[K] }>());
  },
};

/** Stores the claims of an earlier version as acts. Does nothing if there are none. */
export async function moveClaimsToActs(
  db: Pick<Kysely<ArchiveSchema>, "selectFrom" | "insertInto" | "deleteFrom">,
): Promise<void> {
  const { newest } = await db
    .selectFrom("desk_fact")
    .select((row) => row.fn.max<number | null>("id").as("newest"))
    .executeTakeFirstOrThrow();
  const claims = await db.selectFrom("claim").selectAll().orderBy("at").execute();
  for (const [index, { id: scope, at, body }] of claims.entries()) {
    const { by }: AttentionClaim = JSON.parse(body);
    const act = { kind: CLAIM_KIND, scope, value: body, who: by, at, undoes: null };
    await db
      .insertInto("desk_fact")
      .values({ id: (newest ?? 0) + index + 1, ...act })
      .execute();
  }
  await db.deleteFrom("claim").execute();
}

/** Adds the time of a session's last use; for existing sessions, that of the sign-in. */
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

/** Adds the key of a deleted name's hash: a name may come from an archive with another key. */
export const addDeletedNameSalt: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("suppression").addColumn("salt", "text").execute();
  },
};

/** Adds whether a match was locked before it was played. */
export const addEarlyLocks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable("match")
      .addColumn("locked_early", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
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
