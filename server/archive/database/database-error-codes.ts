import { ArchiveError } from "./archive-error.ts";

/** SQLite's primary result code of a locked database. */
export const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;
/**
 * Result codes by SQLite's message, because errors of statements that return rows lack the code.
 */
const CODE_OF_TEXT: ReadonlyMap<string, number> = new Map([
  ["database is locked", SQLITE_BUSY],
  ["attempt to write a readonly database", SQLITE_READONLY],
  ["disk I/O error", SQLITE_IOERR],
  ["database disk image is malformed", SQLITE_CORRUPT],
  ["database or disk is full", SQLITE_FULL],
  ["unable to open database file", SQLITE_CANTOPEN],
  ["file is not a database", SQLITE_NOTADB],
]);
/** System `errno` values: no space left, quota exceeded. */
const NO_SPACE = new Set([28, 122]);
/** SQLSTATE classes: insufficient resources, system error. */
const POSTGRES_CLASSES = new Set(["53", "58"]);
/** SQLSTATE of a write to a read-only database. */
const POSTGRES_READ_ONLY = "25006";

/** Causes of a failed query other than the query itself. */
export type StoreErrorCause = "full" | "read-only" | "corrupt";

/** Returns SQLite's primary result code; `null` if the error is not SQLite's. */
export function findSqliteResultCode(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  // The lower eight bits of an extended code are the primary code.
  if ("errcode" in error && typeof error.errcode === "number") return error.errcode & 0xff;
  const isOfSqlite = "code" in error && error.code === "ERR_SQLITE_ERROR";
  return isOfSqlite ? (CODE_OF_TEXT.get(error.message) ?? null) : null;
}

/** Returns whether an error says that the archive cannot be read or written. */
export function isStoreError(error: unknown): boolean {
  return error instanceof ArchiveError || findStoreErrorCause(error) !== null;
}

/** Returns why the store failed; `null` for any other error. */
export function findStoreErrorCause(error: unknown): StoreErrorCause | null {
  if (!(error instanceof Error)) return null;
  switch (findSqliteResultCode(error)) {
    case SQLITE_FULL:
      return "full";
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
      return "read-only";
    case SQLITE_IOERR:
      return "systemErrno" in error && NO_SPACE.has(Number(error.systemErrno))
        ? "full"
        : "read-only";
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return "corrupt";
    case null:
      return postgresCause(error);
    default:
      return null;
  }
}

function postgresCause(error: Error): StoreErrorCause | null {
  const state = "code" in error ? error.code : null;
  if (typeof state !== "string" || state.length !== 5) return null;
  if (state === POSTGRES_READ_ONLY) return "read-only";
  return POSTGRES_CLASSES.has(state.slice(0, 2)) ? "full" : null;
}
