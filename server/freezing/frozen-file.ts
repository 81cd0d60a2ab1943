/** Where an answer of the desk stands in a folder that a plain file server hands out. */

/** What is asked for with the ending it is stored with. */
const ENDINGS = /\.(?:svg|png|ics|csv|json|js|mjs|css)$/;
/** What no file system takes, and what would lead out of the folder. */
const UNSAFE = /[/\\:*?"<>|\p{Cc}]/u;
/** Bytes of a name that every file system takes. */
const LONGEST = 200;

/** What an answer is stored as: a file of its own, or the first page of a folder. */
export type FrozenForm = "file" | "folder";

/**
 * The parts of a file's path, below the folder; null where a part of the address is no name for a
 * file. A file server finds it without being told how: what has others below it, and every page, is a
 * folder with an `index.html`.
 *
 * @param path As it is asked for, percent-encoded, without a query.
 */
export function frozenFile(path: string, form: FrozenForm): readonly string[] | null {
  const parts = path.split("/").filter((part) => part !== "");
  const names = parts.map(nameOf);
  if (!names.every((name) => name !== null)) return null;
  return form === "file" || ENDINGS.test(path) ? names : [...names, "index.html"];
}

function nameOf(part: string): string | null {
  try {
    const name = decodeURIComponent(part);
    const isName = name !== "." && name !== ".." && !UNSAFE.test(name);
    return isName && Buffer.byteLength(name) <= LONGEST ? name : null;
  } catch {
    return null;
  }
}
