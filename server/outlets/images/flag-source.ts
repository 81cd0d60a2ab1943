import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Flags of the built dashboard as SVG by lower-case country code, each read once; null for a code
 * that has none.
 *
 * @param webDir `dist/web`.
 */
export function createFlagSource(webDir: string): (country: string) => string | null {
  const folder = join(webDir, "flags");
  let files: ReadonlyMap<string, string> | null = null;
  const flags = new Map<string, string | null>();
  return (country) => {
    const known = flags.get(country);
    if (known !== undefined) return known;
    files ??= filesByCode(folder);
    const file = files.get(country);
    const flag = file === undefined ? null : readFileSync(join(folder, file), "utf8");
    flags.set(country, flag);
    return flag;
  };
}

/** `fi` -> `fi.3a1b2c.svg`. */
function filesByCode(folder: string): ReadonlyMap<string, string> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    names.filter((name) => name.endsWith(".svg")).map((name) => [name.split(".")[0] ?? "", name]),
  );
}
