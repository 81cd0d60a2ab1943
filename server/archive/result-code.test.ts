import { describe, expect, it } from "vitest";
import { isOutOfRoom, resultCode } from "./result-code.ts";

const withCode = (parts: object): Error => Object.assign(new Error("no"), parts);

describe("isOutOfRoom", () => {
  it.each<[string, unknown, boolean]>([
    ["SQLite: full", withCode({ code: "ERR_SQLITE_ERROR", errcode: 13 }), true],
    ["SQLite: I/O error while writing", withCode({ errcode: 778 }), true],
    ["SQLite: read-only", withCode({ errcode: 8 }), true],
    ["SQLite: a constraint", withCode({ errcode: 1299 }), false],
    ["PostgreSQL: disk_full", withCode({ code: "53100" }), true],
    ["PostgreSQL: io_error", withCode({ code: "58030" }), true],
    ["PostgreSQL: unique_violation", withCode({ code: "23505" }), false],
    ["the network", withCode({ code: "ECONNREFUSED" }), false],
    ["anything else", "full", false],
  ])("%s", (_name, error, outOfRoom) => {
    expect(isOutOfRoom(error)).toBe(outOfRoom);
  });
});

it("reads SQLite's primary code out of an extended one", () => {
  expect(resultCode(withCode({ errcode: 261 }))).toBe(5);
  expect(resultCode(new Error("no"))).toBeNull();
});
