import { accessSync, constants } from "node:fs";
import { preparePrivateFolder } from "#server/platform/private-files.ts";
import { ArchiveError } from "./archive-error.ts";
import { reportOf } from "./store-failure.ts";

/** What the system's error says of a folder, and what to do about it. */
const CAUSES: Readonly<Record<string, string>> = {
  EEXIST: "is a file, not a folder. Name a folder, or remove the file",
  ENOTDIR: "cannot be created, because part of its path is a file. Name another folder",
  EACCES: "cannot be written by this user. Give it to the user that runs Matchdesk (chown)",
  EPERM: "cannot be written by this user. Give it to the user that runs Matchdesk (chown)",
  EROFS: "is on a read-only disk. Mount the disk for writing, or name another folder",
  ENOSPC: "cannot be created, because the disk is full. Free some space",
};

/**
 * Creates the data folder if it is missing and makes sure that this process may write there.
 *
 * @throws {ArchiveError} `archive-location` with a sentence that names DATA_DIR and what to do
 */
export function prepareDataFolder(folder: string): void {
  try {
    preparePrivateFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusableFolder(folder, error);
  }
}

/** Returns the error for a data folder that cannot be used, by what the system or SQLite reported. */
export function unusableFolder(folder: string, cause: unknown): ArchiveError {
  const text =
    CAUSES[codeOf(folder, cause)] ?? `cannot be used (${reportOf(cause)}). Name another folder`;
  return new ArchiveError("archive-location", `DATA_DIR: the folder ${folder} ${text}.`, { cause });
}

/** The system's code. A file in the place of a folder above this one counts as a wrong path. */
function codeOf(folder: string, cause: unknown): string {
  if (!(cause instanceof Error) || !("code" in cause)) return "";
  const isAbove = cause.code === "EEXIST" && "path" in cause && cause.path !== folder;
  return isAbove ? "ENOTDIR" : String(cause.code);
}
