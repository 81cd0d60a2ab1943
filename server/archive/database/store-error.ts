import { ArchiveError } from "./archive-error.ts";
import { type StoreErrorCause, findStoreErrorCause } from "./database-error-codes.ts";

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
 * Converts an error of the store to an `ArchiveError`. Returns any other error unchanged.
 *
 * @param place Location of the archive: the path of its file, or `POSTGRES_PLACE_TEXT`.
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
