import { ArchiveError } from "#server/archive/database/archive-error.ts";

/**
 * Formats the detail of the problem `store-failing`: what happened, why, and what to do.
 *
 * @param isRead Whether the request changes nothing.
 */
export function describeStoreFailingProblem(error: unknown, isRead: boolean): string {
  const isUnreachable = error instanceof ArchiveError && error.id === "archive-unreachable";
  const cause = isUnreachable ? "The database does not respond" : "The archive cannot be used";
  if (isRead) {
    return `${cause}, so archived data cannot be shown now; try again in a few seconds.`;
  }
  // Without a response, it is unknown whether the database has committed.
  const result = isUnreachable ? "the change may not be stored" : "the change is not stored";
  return `${cause}, so ${result}; reload the page and try again when the attention list no longer shows "Not stored".`;
}
