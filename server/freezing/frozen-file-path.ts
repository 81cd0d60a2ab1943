/** Maps paths of the server to files in a folder that a plain file server serves. */

/** Matches paths whose extension is also that of their file. */
const EXTENSIONS = /\.(?:svg|png|ics|csv|json|js|mjs|css)$/;
/** Characters that file systems do not allow, or that would lead out of the folder. */
const UNSAFE = /[/\\:*?"<>|\p{Cc}]/u;
/** Maximum length of a file name in bytes, which every file system allows. */
const MAX_NAME_BYTES = 200;

/** How a response is stored: as a file, or as `index.html` of a folder. */
export type FrozenFileForm = "file" | "folder";

/**
 * Returns the segments of a file's path in the folder; `null` if a segment is not a valid file
 * name. A plain file server finds the file without configuration: pages, and paths with other paths
 * below them, are folders with an `index.html`.
 *
 * @param path Requested path, percent-encoded, without a query.
 */
export function findFrozenFilePath(path: string, form: FrozenFileForm): readonly string[] | null {
  const parts = path.split("/").filter((part) => part !== "");
  const names = parts.map(nameOf);
  if (!names.every((name) => name !== null)) return null;
  return form === "file" || EXTENSIONS.test(path) ? names : [...names, "index.html"];
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
