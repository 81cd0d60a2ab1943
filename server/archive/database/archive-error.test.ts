import { DatabaseSync } from "@photostructure/sqlite";
import { describe, expect, it } from "vitest";
import { findSqliteResultCode, findStoreErrorCause } from "./archive-error.ts";

const withCode = (parts: object): Error => Object.assign(new Error("no"), parts);

describe("findStoreErrorCause", () => {
  it.each<[string, unknown, ReturnType<typeof findStoreErrorCause>]>([
    ["SQLite: full", withCode({ code: "ERR_SQLITE_ERROR", errcode: 13 }), "full"],
    ["SQLite: I/O error without room", withCode({ errcode: 4874, systemErrno: 28 }), "full"],
    ["SQLite: I/O error while writing", withCode({ errcode: 778, systemErrno: 30 }), "read-only"],
    ["SQLite: read-only", withCode({ errcode: 8 }), "read-only"],
    ["SQLite: cannot open", withCode({ errcode: 14 }), "read-only"],
    ["SQLite: malformed", withCode({ errcode: 11 }), "corrupt"],
    ["SQLite: not a database", withCode({ errcode: 26 }), "corrupt"],
    ["SQLite: a constraint", withCode({ errcode: 1299 }), null],
    ["PostgreSQL: disk_full", withCode({ code: "53100" }), "full"],
    ["PostgreSQL: io_error", withCode({ code: "58030" }), "full"],
    ["PostgreSQL: read_only_sql_transaction", withCode({ code: "25006" }), "read-only"],
    ["PostgreSQL: unique_violation", withCode({ code: "23505" }), null],
    ["the network", withCode({ code: "ECONNREFUSED" }), null],
    ["anything else", "full", null],
  ])("returns the cause of %s", (_name, error, cause) => {
    expect(findStoreErrorCause(error)).toBe(cause);
  });
});

it("returns SQLite's primary code of an extended one", () => {
  expect(findSqliteResultCode(withCode({ errcode: 261 }))).toBe(5);
  expect(findSqliteResultCode(new Error("no"))).toBeNull();
});

it("recognizes errors of statements that return rows, although they have no code", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("create table t (x); pragma query_only = 1");
  const statement = database.prepare("insert into t values (1) returning x");
  let caught: unknown = null;
  try {
    statement.all();
  } catch (error) {
    caught = error;
  }
  database.close();
  expect(caught).not.toHaveProperty("errcode");
  expect(findStoreErrorCause(caught)).toBe("read-only");
});
