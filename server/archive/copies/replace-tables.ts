import { sql, type Kysely, type Transaction } from "kysely";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";

/** Called after each batch with the number of copied rows and the total. */
export type CopyProgress = (done: number, total: number) => void;

/** Tables of a running server that backups leave out: sessions and the poller lease. */
type LiveTable = "session" | "lease";

/** Every table with the columns of its primary key. */
const TABLES: Readonly<Record<Exclude<keyof ArchiveSchema, LiveTable>, readonly string[]>> = {
  source: ["id"],
  list: ["source_id", "name"],
  tournament: ["source_id", "key"],
  match: ["source_id", "key"],
  match_body: ["source_id", "key"],
  entry: ["source_id", "contestant", "match"],
  change: ["seq"],
  suppression: ["name_hash"],
  state: ["id"],
  desk_fact: ["id"],
  claim: ["id"],
};
const NAMES = Object.entries(TABLES);

/** Rows per query. A row may have a few kilobytes. */
const BATCH = 500;

type Row = Readonly<Record<string, unknown>>;

/**
 * Replaces the contents of one archive with those of another, of the same or another kind of store.
 * The caller's transactions make the read consistent and the write atomic.
 */
export async function replaceTables(
  from: Transaction<ArchiveSchema>,
  to: Transaction<ArchiveSchema>,
  progress: CopyProgress,
): Promise<void> {
  let total = 0;
  for (const [table] of NAMES) {
    total += await countRows(from, table);
    await sql`delete from ${sql.table(table)}`.execute(to);
  }
  let done = 0;
  for (const [table, key] of NAMES) {
    let last: Row | undefined;
    for (;;) {
      const rows = await readBatch(from, table, key, last);
      if (rows.length > 0) await writeBatch(to, table, rows);
      done += rows.length;
      progress(done, total);
      last = rows.at(-1);
      if (rows.length < BATCH) break;
    }
  }
}

async function countRows(db: Kysely<ArchiveSchema>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function readBatch(
  db: Kysely<ArchiveSchema>,
  table: string,
  key: readonly string[],
  last: Row | undefined,
): Promise<readonly Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const values = sql.join(key.map((column) => last?.[column]));
  const after = last === undefined ? sql`` : sql`where (${columns}) > (${values})`;
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(BATCH)}`.execute(
    db,
  );
  return rows;
}

async function writeBatch(
  db: Kysely<ArchiveSchema>,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}
