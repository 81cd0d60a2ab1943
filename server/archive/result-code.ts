/** What the stores call it when there is no room, or no writing at all. */
export const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
/** SQLSTATE classes: insufficient resources, system error. */
const POSTGRES_CLASSES = new Set(["53", "58"]);

/** SQLite's primary result code; null for an error of another kind. */
export function resultCode(error: unknown): number | null {
  if (!(error instanceof Error) || !("errcode" in error)) return null;
  // The upper bits of an extended code tell kinds of one failure apart.
  return typeof error.errcode === "number" ? error.errcode & 0xff : null;
}

/** True when the store is sound but could not write: the disk is full, failing or read-only. */
export function isOutOfRoom(error: unknown): boolean {
  const code = resultCode(error);
  if (code !== null) return [SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL].includes(code);
  if (!(error instanceof Error) || !("code" in error)) return false;
  const state = error.code;
  return typeof state === "string" && state.length === 5 && POSTGRES_CLASSES.has(state.slice(0, 2));
}
