import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSqliteDialect, openSqlite } from "./sqlite.ts";
import { createTestFolder } from "#server/testing/server-process.ts";

interface Tables {
  round: { id: number; name: string };
}

let db: Kysely<Tables>;

beforeEach(async () => {
  const file = join(createTestFolder(), "a.db");
  db = new Kysely<Tables>({ dialect: createSqliteDialect(openSqlite(file)) });
  await sql`create table round (id integer primary key, name text not null)`.execute(db);
});

afterEach(() => db.destroy());

describe("openSqlite", () => {
  it("uses a write-ahead log and durable commits", async () => {
    const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
    const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
    expect(mode.rows).toEqual([{ journal_mode: "wal" }]);
    expect(synchronous.rows).toEqual([{ synchronous: 2 }]);
  });

  it("rejects a file that is not a database", () => {
    expect(() => openSqlite(import.meta.filename)).toThrow(/not a database/);
  });
});

describe("createSqliteDialect", () => {
  it("reads back and streams rows, and returns inserted ids and counts", async () => {
    const insert = (id: number, name: string) => db.insertInto("round").values({ id, name });
    const inserted = await insert(7, "ro8").executeTakeFirst();
    const returned = await insert(8, "ro4").returning("name").executeTakeFirst();
    const updated = await db.updateTable("round").set({ name: "x" }).executeTakeFirst();
    expect(inserted.insertId).toBe(7n);
    expect(returned).toEqual({ name: "ro4" });
    expect(updated.numUpdatedRows).toBe(2n);
    const ids = db.selectFrom("round").select("id").orderBy("id");
    expect(await ids.execute()).toEqual([{ id: 7 }, { id: 8 }]);
    const streamed: number[] = [];
    for await (const row of ids.stream()) streamed.push(row.id);
    expect(streamed).toEqual([7, 8]);
  });

  it("stores nothing of a failed transaction", async () => {
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto("round").values({ id: 1, name: "a" }).execute();
      await trx.insertInto("round").values({ id: 1, name: "b" }).execute();
    });
    await expect(failing).rejects.toThrow(/UNIQUE/);
    expect(await db.selectFrom("round").selectAll().execute()).toEqual([]);
  });

  it("reports the cause when SQLite has already rolled back", async () => {
    const failing = db.transaction().execute(async (trx) => {
      await sql`insert or rollback into round (id, name) values (1, 'a'), (1, 'b')`.execute(trx);
    });
    await expect(failing).rejects.toThrow(/UNIQUE/);
  });
});
