import { ArchiveError } from "./archive-error.ts";

/**
 * Creates the error for a PostgreSQL that is unreachable, closed the connection or did not respond
 * in time.
 */
export function createUnreachableError(cause: unknown): ArchiveError {
  return new ArchiveError(
    "archive-unreachable",
    "PostgreSQL cannot be reached. Check that it is running and that DATABASE_URL is correct.",
    { cause },
  );
}
