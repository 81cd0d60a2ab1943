import { statSync } from "node:fs";
import { dirname } from "node:path";
import { ArchiveError } from "./archive-error.ts";

/** Notices that the files of an open archive are no longer the ones at their paths. */
export interface FileGuard {
  /** Returns why nothing more is stored; `null` if the files are in their place. */
  problem(): ArchiveError | null;
}

/** Device and inode of a file: equal exactly if it is the same file. */
type Identity = string | null;

/**
 * Watches a database that is open in write-ahead mode. A file whose folder was removed or replaced
 * stays open and takes writes, and all of them are lost when the process ends.
 *
 * @param file Path of the database; its log exists already.
 */
export function createFileGuard(file: string): FileGuard {
  const paths = [file, `${file}-wal`];
  const opened = paths.map(identityOf);
  return {
    problem: () =>
      paths.every((path, index) => identityOf(path) === opened[index]) ? null : missing(file),
  };
}

function identityOf(path: string): Identity {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.dev}/${stats.ino}`;
}

function missing(file: string): ArchiveError {
  return new ArchiveError(
    "archive-missing",
    `The archive ${file} was removed or replaced while Matchdesk was running, so nothing is stored any more. Reading goes on. Put the folder ${dirname(file)} back, or stop Matchdesk, run "npm run restore -- BACKUP" with the newest backup and start it again.`,
  );
}
