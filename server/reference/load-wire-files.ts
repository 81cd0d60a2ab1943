import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { WireMatch } from "#core/wire/schema.ts";
import { parseWireFile } from "./wire-file.ts";

/** Matches of all files, or the first problem. */
export type LoadedFiles =
  | { readonly ok: true; readonly matches: readonly WireMatch[] }
  | {
      readonly ok: false;
      /** Names the file and, if known, the match and the field. */
      readonly problem: string;
    };

/**
 * Loads all wire files. One invalid file or one duplicate match makes the whole load fail.
 *
 * @param paths files, and folders of which all `*.json` files are read
 */
export function loadWireFiles(paths: readonly string[]): LoadedFiles {
  const matches: WireMatch[] = [];
  const fileOf = new Map<string, string>();
  try {
    for (const file of new Set(paths.flatMap(findFiles))) {
      const parsed = parseWireFile(readFileSync(file, "utf8"));
      if (!parsed.ok) return { ok: false, problem: `${file}: ${parsed.problem}` };
      for (const match of parsed.matches) {
        const key = `${match.site}/${match.id}`;
        const other = fileOf.get(key);
        if (other !== undefined) {
          const occurrence = other === file ? "twice" : `here and in ${other}`;
          return {
            ok: false,
            problem: `${file}: match (id ${match.id}), field id: ${key} is ${occurrence}`,
          };
        }
        fileOf.set(key, file);
        matches.push(match);
      }
    }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
  return { ok: true, matches };
}

function findFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [resolve(path)];
  const names = readdirSync(path).filter((name) => name.endsWith(".json"));
  if (names.length === 0) throw new Error(`${path}: the folder contains no *.json file`);
  return names.sort().map((name) => resolve(join(path, name)));
}
