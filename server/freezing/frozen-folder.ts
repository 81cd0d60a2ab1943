import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CommandError } from "#server/platform/command.ts";

/** Says that a folder is ours to write anew; holds nothing else. */
const MARK = ".matchdesk-frozen";

/** A folder that gets the files of a frozen event. */
export interface FrozenFolder {
  /** Writes a file; its parts come from `frozenFile`. */
  readonly write: (parts: readonly string[], content: string | Uint8Array) => void;
  /** Files written so far. */
  readonly count: () => number;
}

/**
 * Makes a folder ready: a new or empty one, or one that was frozen into before, whose files go.
 *
 * @throws CommandError where it holds anything else.
 */
export function openFrozenFolder(folder: string): FrozenFolder {
  const held = existsSync(folder) ? readdirSync(folder) : [];
  if (held.length > 0 && !held.includes(MARK)) {
    throw new CommandError(`${folder} holds other files. Name a new or an empty folder.`);
  }
  for (const name of held) {
    if (name !== MARK) rmSync(join(folder, name), { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MARK), "");
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
