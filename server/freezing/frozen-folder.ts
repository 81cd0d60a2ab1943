import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CommandError } from "#server/platform/command.ts";

/** Empty file that marks a folder as written by this command, so that it may be overwritten. */
const MARKER = ".matchdesk-frozen";
/**
 * Matches the paths that are files of this name, as a plain file server finds them. Pages, and paths
 * with other paths below them, are folders with an `index.html`.
 */
const FILE_PATH = /\.(?:svg|png|ics|csv|json|js|mjs|css)$|^\/api\/v1\/[^/]+\/./;
/** Characters that file systems do not allow, or that would lead out of the folder. */
const UNSAFE = /[/\\:*?"<>|\p{Cc}]/u;
/** Maximum length of a file name in bytes, which every file system allows. */
const MAX_NAME_BYTES = 200;

export type FrozenFolder = ReturnType<typeof openEmptyFrozenFolder>;

/**
 * Prepares a folder: a new or empty one, or one of an earlier freeze, whose files are deleted.
 * Throws a `CommandError` if it contains other files.
 */
export function openEmptyFrozenFolder(folder: string) {
  const entries = existsSync(folder) ? readdirSync(folder) : [];
  if (entries.length > 0 && !entries.includes(MARKER)) {
    throw new CommandError(`${folder} contains other files. Use a new or empty folder.`);
  }
  for (const name of entries) {
    if (name !== MARKER) rmSync(join(folder, name), { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MARKER), "");
  const written = new Set<string>();
  const skipped: string[] = [];
  return {
    /** Writes the response of a path, unless a segment of it is not a valid file name. */
    write: (path: string, content: string | Uint8Array): void => {
      const name = findFrozenFilePath(path);
      if (name === null) {
        skipped.push(path);
        return;
      }
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      written.add(name);
    },
    /** Returns the number of files written so far. */
    count: () => written.size,
    /** Paths that are not valid file names. */
    skipped,
  };
}

/**
 * Returns the file of a requested path, percent-encoded, in the folder; `null` if a segment is not
 * a valid file name. The query is ignored, as by a file server.
 */
function findFrozenFilePath(path: string): string | null {
  const [pathname = ""] = path.split("?");
  const names = pathname.split("/").map(nameOf);
  if (!names.every((name) => name !== null)) return null;
  return join(...names, FILE_PATH.test(pathname) ? "" : "index.html");
}

function nameOf(part: string): string | null {
  try {
    const name = decodeURIComponent(part);
    const isValid = name !== "." && name !== ".." && !UNSAFE.test(name);
    return isValid && Buffer.byteLength(name) <= MAX_NAME_BYTES ? name : null;
  } catch {
    return null;
  }
}
