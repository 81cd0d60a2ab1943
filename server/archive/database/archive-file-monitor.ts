import { statSync } from "node:fs";
import { dirname } from "node:path";
import { ArchiveError } from "./archive-error.ts";

/** Detects that the files of an open archive were removed or replaced. */
export interface ArchiveFileMonitor {
  /** Returns the error if a file was removed or replaced; `null` if not. */
  problem(): ArchiveError | null;
}

/** Device and inode of a file, which identify it; `null` if the file is missing. */
type Identity = string | null;

/**
 * Creates the guard of a database that is open in write-ahead mode. Without it, writes to a file
 * whose folder was removed or replaced would succeed, but be lost when the process ends.
 *
 * @param file Path of the database. Its log must exist already.
 */
export function createArchiveFileMonitor(file: string): ArchiveFileMonitor {
  const paths = [file, `${file}-wal`];
  const identities = paths.map(identityOf);
  return {
    problem: () =>
      paths.every((path, index) => identityOf(path) === identities[index]) ? null : missing(file),
  };
}

function identityOf(path: string): Identity {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.dev}/${stats.ino}`;
}

function missing(file: string): ArchiveError {
  return new ArchiveError(
    "archive-missing",
    `The archive ${file} was removed or replaced while Matchdesk was running, so nothing is stored any more. Existing data can still be read. Put the folder ${dirname(file)} back, or stop Matchdesk, run "npm run restore -- BACKUP" with the newest backup and start it again.`,
  );
}
