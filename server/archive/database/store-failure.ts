import { ArchiveError } from "./archive-error.ts";
import { type StoreCause, storeCause } from "./result-code.ts";

/** What PostgreSQL is called in sentences about a failing store. */
export const IN_POSTGRES = "in PostgreSQL";

type Builder = (place: string, error: unknown) => ArchiveError;

const BUILDERS: Readonly<Record<StoreCause, Builder>> = {
  full: (place, cause) =>
    new ArchiveError(
      "archive-full",
      `The disk of the archive ${place} is full, so nothing new is stored. Reading goes on. Free some space; the next tick stores everything that is missing.`,
      { cause },
    ),
  "read-only": (place, cause) =>
    new ArchiveError(
      "archive-read-only",
      `The archive ${place} cannot be written (${reportOf(cause)}), so nothing new is stored. Reading goes on. Check who owns it and whether its disk is healthy and mounted for writing; the next tick stores everything that is missing.`,
      { cause },
    ),
  corrupt: (place, cause) => corruptArchive(place, reportOf(cause), cause),
};

/**
 * Converts a store's error to one that says what to do. An error of another kind comes back as it is.
 *
 * @param place Where the archive is: the path of its file, or `IN_POSTGRES`.
 */
export function storeFailure(error: unknown, place: string): unknown {
  const cause = storeCause(error);
  return cause === null ? error : BUILDERS[cause](place, error);
}

/** Returns the error for an archive that cannot be read as one. */
export function corruptArchive(place: string, report: string, cause?: unknown): ArchiveError {
  return new ArchiveError(
    "archive-corrupt",
    `The archive ${place} is damaged (${report}), so nothing is stored in it. Stop Matchdesk and put a backup in its place with "npm run restore -- BACKUP", or move the file away to begin with an empty archive.`,
    { cause },
  );
}

/** Returns the message of a store or the system, on one line. */
export function reportOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).replace(/\s+/g, " ");
}
