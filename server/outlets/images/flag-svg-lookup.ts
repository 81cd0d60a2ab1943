import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Creates a function that returns a country's flag as SVG, by lower-case country code; `null` if
 * the code has none. Reads the flags of the built dashboard (`dist/web`), each once.
 */
export function createFlagSvgLookup(webDir: string): (country: string) => string | null {
  const folder = join(webDir, "flags");
  let files: ReadonlyMap<string, string> | null = null;
  const flags = new Map<string, string | null>();
  return (country) => {
    const cached = flags.get(country);
    if (cached !== undefined) return cached;
    files ??= filesByCode(folder);
    const file = files.get(country);
    const flag = file === undefined ? null : readFileSync(join(folder, file), "utf8");
    flags.set(country, flag);
    return flag;
  };
}

/** Maps country codes to file names: `fi` to `fi.3a1b2c.svg`. */
function filesByCode(folder: string): ReadonlyMap<string, string> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    names.filter((name) => name.endsWith(".svg")).map((name) => [name.split(".")[0] ?? "", name]),
  );
}
