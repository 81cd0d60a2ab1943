import { accessSync, constants } from "node:fs";
import { preparePrivateFolder } from "#server/platform/private-files.ts";
import { ArchiveError } from "./archive-error.ts";
import { formatErrorOnOneLine } from "./store-error.ts";

/** Problem with a folder and what to do, by error code of the operating system. */
const CAUSES: Readonly<Record<string, string>> = {
  EEXIST: "is a file, not a folder. Choose a folder, or remove the file",
  ENOTDIR: "cannot be created, because part of its path is a file. Choose another folder",
  EACCES: "cannot be written by this user. Give it to the user that runs Matchdesk (chown)",
  EPERM: "cannot be written by this user. Give it to the user that runs Matchdesk (chown)",
  EROFS: "is on a read-only disk. Mount the disk for writing, or choose another folder",
  ENOSPC: "cannot be created, because the disk is full. Free some space",
};

/**
 * Creates the data folder if it is missing and checks that this process may write to it.
 *
 * @throws {ArchiveError} `archive-location` if the folder cannot be created or written
 */
export function prepareDataFolder(folder: string): void {
  try {
    preparePrivateFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw createUnusableFolderError(folder, error);
  }
}

/** Creates the error for an unusable data folder from an error of the system or of SQLite. */
export function createUnusableFolderError(folder: string, cause: unknown): ArchiveError {
  const text =
    CAUSES[codeOf(folder, cause)] ??
    `cannot be used (${formatErrorOnOneLine(cause)}). Choose another folder`;
  return new ArchiveError("archive-location", `DATA_DIR: the folder ${folder} ${text}.`, { cause });
}

/** Returns the system's error code; `ENOTDIR` if a parent of the folder is a file. */
function codeOf(folder: string, cause: unknown): string {
  if (!(cause instanceof Error) || !("code" in cause)) return "";
  const isParent = cause.code === "EEXIST" && "path" in cause && cause.path !== folder;
  return isParent ? "ENOTDIR" : String(cause.code);
}
