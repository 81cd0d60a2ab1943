import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CommandError } from "#server/platform/command.ts";

/** Empty file that marks a folder as written by this command, so that it may be overwritten. */
const MARKER = ".matchdesk-frozen";

/** Output folder of a frozen event. */
export interface FrozenFolder {
  /** Writes a file. @param parts Path segments, as returned by `findFrozenFilePath`. */
  readonly write: (parts: readonly string[], content: string | Uint8Array) => void;
  /** Returns the number of files written so far. */
  readonly count: () => number;
}

/**
 * Prepares a folder: a new or empty one, or one of an earlier freeze, whose files are deleted.
 *
 * @throws CommandError if it contains other files.
 */
export function openEmptyFrozenFolder(folder: string): FrozenFolder {
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
  return {
    write: (parts, content) => {
      const file = join(folder, ...parts);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      written.add(file);
    },
    count: () => written.size,
  };
}
