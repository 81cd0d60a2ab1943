import type { Kysely, Migration } from "kysely";
import type { ArchiveSchema } from "./schema.ts";

/** Initial values of a new archive. Ignored if the archive exists. */
export interface InitialArchiveValues {
  /** Time of creation, in milliseconds since the epoch. */
  readonly now: number;
  /** Key of the hashes of deleted names: random, at least 128 bits. */
  readonly salt: string;
}

/**
 * Creates the first tables. Change numbers begin at the archive's creation time in milliseconds, so
 * that a new archive never reuses a number that a browser still stores from a deleted one.
 */
export function createFirstTables(birth: InitialArchiveValues): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable("source")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("address", "text", (column) => column.notNull())
        .addColumn("client", "text", (column) => column.notNull())
        .addColumn("watching_since", "bigint")
        .addColumn("at", "bigint")
        .addColumn("issues", "text", (column) => column.notNull())
        .addColumn("said", "text", (column) => column.notNull())
        .addUniqueConstraint("source_of_client", ["address", "client"])
        .execute();
      await db.schema
        .createTable("list")
        .addColumn("source_id", "integer", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("at", "bigint", (column) => column.notNull())
        .addColumn("count", "integer", (column) => column.notNull())
        .addColumn("capped", "integer", (column) => column.notNull())
        .addColumn("horizon", "bigint")
        .addPrimaryKeyConstraint("list_of_source", ["source_id", "name"])
        .execute();
      await db.schema
        .createTable("tournament")
        .addColumn("source_id", "integer", (column) => column.notNull())
        .addColumn("key", "text", (column) => column.notNull())
        .addColumn("over_at", "bigint")
        .addColumn("model", "text", (column) => column.notNull())
        .addColumn("search", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("tournament_of_source", ["source_id", "key"])
        .execute();
      await createIndex(db, "tournament", ["source_id", "over_at"]);
      await createMatchTables(db);
      await db.schema
        .createTable("change")
        .addColumn("seq", "bigint", (column) => column.primaryKey())
        .addColumn("source_id", "integer", (column) => column.notNull())
        .addColumn("tick", "bigint", (column) => column.notNull())
        .addColumn("at", "bigint", (column) => column.notNull())
        .addColumn("match", "text", (column) => column.notNull())
        .addColumn("tournament", "text", (column) => column.notNull())
        .addColumn("body", "text", (column) => column.notNull())
        .execute();
      await createIndex(db, "change", ["match", "seq"]);
      await createIndex(db, "change", ["tournament", "seq"]);
      await createIndex(db, "change", ["at"]);
      await db.schema
        .createTable("suppression")
        .addColumn("name_hash", "text", (column) => column.primaryKey())
        .addColumn("pseudonym", "text", (column) => column.notNull())
        .addColumn("at", "bigint", (column) => column.notNull())
        .execute();
      await createState(db, birth);
    },
  };
}

async function createMatchTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("match")
    .addColumn("source_id", "integer", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("tournament", "text", (column) => column.notNull())
    .addColumn("bracket", "text")
    .addColumn("group", "text")
    .addColumn("start", "bigint")
    .addColumn("list", "text")
    .addColumn("first_seen", "bigint", (column) => column.notNull())
    .addColumn("last_seen", "bigint")
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .addColumn("was_ended", "integer", (column) => column.notNull())
    .addColumn("withdrawn_at", "bigint")
    .addColumn("search", "text", (column) => column.notNull())
    .addColumn("tick", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("match_of_source", ["source_id", "key"])
    .execute();
  await createIndex(db, "match", ["source_id", "tournament"]);
  await createIndex(db, "match", ["bracket"]);
  await createIndex(db, "match", ["group"]);
  await createIndex(db, "match", ["tick"]);
  await createIndex(db, "match", ["source_id", "last_seen"]);
  await db.schema
    .createTable("match_body")
    .addColumn("source_id", "integer", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("model", "text", (column) => column.notNull())
    .addColumn("sent", "text")
    .addPrimaryKeyConstraint("body_of_match", ["source_id", "key"])
    .execute();
  await db.schema
    .createTable("entry")
    .addColumn("source_id", "integer", (column) => column.notNull())
    .addColumn("contestant", "text", (column) => column.notNull())
    .addColumn("match", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("entry_of_match", ["source_id", "contestant", "match"])
    .execute();
  await createIndex(db, "entry", ["source_id", "match"]);
}

async function createState(db: Kysely<unknown>, birth: InitialArchiveValues): Promise<void> {
  await db.schema
    .createTable("state")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("seq", "bigint", (column) => column.notNull())
    .addColumn("tick", "bigint", (column) => column.notNull())
    .addColumn("salt", "text", (column) => column.notNull())
    .execute();
  await db
    .withTables<{ state: Pick<ArchiveSchema["state"], "id" | "seq" | "tick" | "salt"> }>()
    .insertInto("state")
    .values({ id: 1, seq: birth.now, tick: 0, salt: birth.salt })
    .execute();
}

/** Creates the index `TABLE_by_COLUMNS`. */
export async function createIndex(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join("_")}`)
    .on(table)
    .columns([...columns])
    .execute();
}
