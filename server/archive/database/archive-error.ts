export type ArchiveErrorId =
  /** Another process is using the archive. */
  | "archive-in-use"
  /** The data folder cannot be created or written: the configuration is wrong. */
  | "archive-location"
  /** The tables were created by a newer version of Matchdesk. */
  | "archive-newer"
  /** Migrating the tables failed. */
  | "archive-migration"
  /** The store cannot be opened or reached. */
  | "archive-unreachable"
  /** The disk is full or a quota is reached; nothing of the tick was stored. */
  | "archive-full"
  /** This process does not hold the poller lease and therefore may not write. */
  | "archive-not-leading"
  /** The store exists but refuses every write. */
  | "archive-read-only"
  /** The data folder or a file in it was removed while the server ran. */
  | "archive-missing"
  /** The store's file is damaged or empty. */
  | "archive-corrupt"
  /** A backup file is missing or invalid, of an unsupported version, or already exists. */
  | "archive-backup";

/** SQLite's primary result code of a locked database. */
export const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;
/** Result codes by SQLite's message, because errors of statements that return rows lack them. */
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
type StoreErrorCause = "full" | "read-only" | "corrupt";

/** Location of a PostgreSQL archive in error messages. */
export const POSTGRES_PLACE_TEXT = "in PostgreSQL";

type Builder = (place: string, error: unknown) => ArchiveError;

const BUILDERS: Readonly<Record<StoreErrorCause, Builder>> = {
  full: (place, cause) =>
    new ArchiveError(
      "archive-full",
      `The disk of the archive ${place} is full, so nothing new is stored. Free some space.`,
      { cause },
    ),
  "read-only": (place, cause) =>
    new ArchiveError(
      "archive-read-only",
      `The archive ${place} cannot be written (${formatErrorOnOneLine(cause)}), so nothing new is stored. Check its owner, and that its disk is healthy and mounted for writing.`,
      { cause },
    ),
  corrupt: (place, cause) => createCorruptArchiveError(place, formatErrorOnOneLine(cause), cause),
};

/**
 * Converts an error of the store to an `ArchiveError`; other errors stay. `place` is the path of
 * the archive's file, or `POSTGRES_PLACE_TEXT`.
 */
export function convertStoreError(error: unknown, place: string): unknown {
  const cause = findStoreErrorCause(error);
  return cause === null ? error : BUILDERS[cause](place, error);
}

export function createCorruptArchiveError(
  place: string,
  report: string,
  cause?: unknown,
): ArchiveError {
  return new ArchiveError(
    "archive-corrupt",
    `The archive ${place} is damaged (${report}), so nothing is stored in it. Stop Matchdesk and restore a backup with "npm run restore -- BACKUP", or move the file away to start with an empty archive.`,
    { cause },
  );
}

/** Returns the error message of a store or the system on one line. */
export function formatErrorOnOneLine(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).replace(/\s+/g, " ");
}

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

/** Creates the error for a PostgreSQL that is unreachable, closed the connection or is too slow. */
export function createUnreachableError(cause: unknown): ArchiveError {
  return new ArchiveError(
    "archive-unreachable",
    "PostgreSQL cannot be reached. Check that it is running and that DATABASE_URL is correct.",
    { cause },
  );
}

/** Error of the archive. The message describes the problem and what to do. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
  readonly id: ArchiveErrorId;

  constructor(id: ArchiveErrorId, message: string, options?: ErrorOptions) {
    super(message, options);
    this.id = id;
  }
}

function postgresCause(error: Error): StoreErrorCause | null {
  const state = "code" in error ? error.code : null;
  if (typeof state !== "string" || state.length !== 5) return null;
  if (state === POSTGRES_READ_ONLY) return "read-only";
  return POSTGRES_CLASSES.has(state.slice(0, 2)) ? "full" : null;
}
