import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSqliteDialect, openSqlite } from "./sqlite.ts";

interface Tables {
  round: { id: number; name: string };
}

let folder: string;
let db: Kysely<Tables>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "matchdesk-sqlite-"));
  db = new Kysely<Tables>({ dialect: createSqliteDialect(openSqlite(join(folder, "a.db"))) });
  await sql`create table round (id integer primary key, name text not null)`.execute(db);
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

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
  it("reads back rows, inserted ids and counts", async () => {
    const inserted = await db.insertInto("round").values({ id: 7, name: "ro8" }).executeTakeFirst();
    const returned = await db
      .insertInto("round")
      .values({ id: 8, name: "ro4" })
      .returning("name")
      .executeTakeFirst();
    const updated = await db.updateTable("round").set({ name: "x" }).executeTakeFirst();
    expect(inserted.insertId).toBe(7n);
    expect(returned).toEqual({ name: "ro4" });
    expect(updated.numUpdatedRows).toBe(2n);
    expect(await db.selectFrom("round").select("id").orderBy("id").execute()).toEqual([
      { id: 7 },
      { id: 8 },
    ]);
  });

  it("streams rows", async () => {
    await db
      .insertInto("round")
      .values([
        { id: 1, name: "a" },
        { id: 2, name: "b" },
      ])
      .execute();
    const seen: number[] = [];
    for await (const row of db.selectFrom("round").select("id").stream()) seen.push(row.id);
    expect(seen).toEqual([1, 2]);
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
