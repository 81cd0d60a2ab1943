/** Permissions of stored files: only Matchdesk's own user may read names, sessions and salts. */
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

/** Permission bits of group and others. */
const FOREIGN_PERMISSIONS = 0o077;
/** Permission bit of folders that several users share by design, such as /tmp. */
const STICKY = 0o1000;
/** Suffixes of a SQLite database and its auxiliary files. */
const SUFFIXES = ["", "-wal", "-shm", "-journal"] as const;
/** Folder that a file system creates in its root. */
const LOST_AND_FOUND = "lost+found";

/**
 * Creates a folder that only its owner can enter, or removes the permissions of others from an
 * existing one. A folder that is shared or contains other folders (`/tmp`, a home folder, the
 * working directory) is not changed, because others use it; the files in it are private anyway.
 */
export function preparePrivateFolder(folder: string): void {
  createFolder(folder);
  if (!isForMatchdeskAlone(folder)) return;
  removeForeignPermissions(folder);
}

/**
 * Creates an empty file for a new SQLite database that only its owner can read, or removes the
 * permissions of others from an existing database and its auxiliary files. SQLite gives new
 * auxiliary files the permissions of the database.
 */
export function preparePrivateDatabase(file: string): void {
  try {
    // Opens only a new file, because closing any descriptor of a database releases SQLite's locks.
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
  for (const suffix of SUFFIXES) removeForeignPermissions(file + suffix);
}

/** Returns a warning about a data folder that others can read; `null` if none can. */
export function describeFolderReadableByOthers(folder: string): string | null {
  const { mode } = statSync(folder);
  if (process.platform === "win32" || (mode & FOREIGN_PERMISSIONS) === 0) return null;
  return `Other users of this machine can list the data folder ${folder}. Its files are private, but the folder is shared, holds other folders or belongs to another user. Set DATA_DIR to a separate folder.`;
}

/** Creates a folder level by level: `recursive` reports a read-only disk as a missing folder. */
function createFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const parent = dirname(folder);
  if (parent !== folder) createFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}

function isForMatchdeskAlone(folder: string): boolean {
  if ((statSync(folder).mode & STICKY) !== 0) return false;
  return readdirSync(folder, { withFileTypes: true }).every(
    (entry) => !entry.isDirectory() || entry.name === LOST_AND_FOUND,
  );
}

/** Ignores failures, such as a file of another user: opening the file later reports the cause. */
function removeForeignPermissions(path: string): void {
  try {
    const { mode } = statSync(path);
    if ((mode & FOREIGN_PERMISSIONS) !== 0) chmodSync(path, mode & 0o7700);
  } catch {
    // The file is missing or belongs to another user.
  }
}
