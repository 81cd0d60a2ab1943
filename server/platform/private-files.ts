/** Permissions of what Matchdesk stores: names of contestants, sessions and salts are for its own user alone. */
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";

/** Rights of group and others. */
const FOREIGN_RIGHTS = 0o077;
/** Set on folders that several users share by design, like /tmp. */
const STICKY = 0o1000;
/** What SQLite puts beside a database. */
const SUFFIXES = ["", "-wal", "-shm", "-journal"] as const;
/** What a file system puts into its own root folder. */
const OF_FILE_SYSTEM = "lost+found";

/**
 * Creates a folder that only its owner can enter, or takes the rights of everybody else from an
 * existing one. A folder that is shared or holds other folders (`/tmp`, a home folder, the working
 * directory) stays as it is, because it is not Matchdesk's alone: its files are private all the same.
 *
 * @throws the system's error when the folder is missing and cannot be created
 */
export function preparePrivateFolder(folder: string): void {
  createFolder(folder);
  if (!isForMatchdeskAlone(folder)) return;
  removeForeignRights(folder);
}

/**
 * Creates an empty file for a new SQLite database that only its owner can read, or takes the rights
 * of everybody else from an existing one and from the files beside it. SQLite gives new files beside
 * a database the database's own rights.
 *
 * @throws the system's error when the file is missing and cannot be created
 */
export function preparePrivateDatabase(file: string): void {
  try {
    // Only a new file may be opened: closing any descriptor of a database frees SQLite's locks on it.
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
  for (const suffix of SUFFIXES) removeForeignRights(file + suffix);
}

/** Returns a warning about a data folder that other users of the machine can read; `null` if none can. */
export function folderWarning(folder: string): string | null {
  const { mode } = statSync(folder);
  if (process.platform === "win32" || (mode & FOREIGN_RIGHTS) === 0) return null;
  return `Other users of this machine can list the data folder ${folder}. Its files are private, but the folder is shared, holds other folders or belongs to another user. Set DATA_DIR to a folder of its own.`;
}

/** Level by level: `recursive` reports a read-only disk as a missing folder. */
function createFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const parent = dirname(folder);
  if (parent !== folder) createFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}

function isForMatchdeskAlone(folder: string): boolean {
  if ((statSync(folder).mode & STICKY) !== 0) return false;
  return readdirSync(folder, { withFileTypes: true }).every(
    (entry) => !entry.isDirectory() || entry.name === OF_FILE_SYSTEM,
  );
}

/** A file of another user, or on a read-only disk, stays as it is: opening it says what is wrong. */
function removeForeignRights(path: string): void {
  try {
    const { mode } = statSync(path);
    if ((mode & FOREIGN_RIGHTS) !== 0) chmodSync(path, mode & 0o7700);
  } catch {
    // Missing, or not ours.
  }
}
