import { ArchiveError } from "./archive-error.ts";

/** PostgreSQL cannot be reached, ended the connection or did not respond in time. */
export function unreachable(cause: unknown): ArchiveError {
  return new ArchiveError(
    "archive-unreachable",
    "PostgreSQL cannot be reached. Check that it runs and that DATABASE_URL is right; Matchdesk tries again by itself.",
    { cause },
  );
}
