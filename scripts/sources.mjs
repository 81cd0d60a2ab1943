/** Which sources a build is made of, and whether it is older than they are. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Each part of the build: where it lands, and the files and folders it is made of. */
export const PARTS = {
  server: {
    output: "dist/server",
    sources: ["core", "server", "package-lock.json", "scripts/build"],
  },
  web: {
    output: "dist/web",
    sources: ["core", "web", "package-lock.json", "vite.config.ts", "scripts/build"],
  },
};

/** Written last, dated from the start of the build: what is saved during a build counts as newer. */
export const stampOf = (name) => join("dist", `.built-${name}`);

/** The parts among `names` that are not built, or older than their sources. */
export function staleParts(names) {
  return names.filter((name) => {
    const { output, sources } = PARTS[name];
    const stamp = stampOf(name);
    if (!existsSync(output) || !existsSync(stamp)) return true;
    const builtAt = statSync(stamp).mtimeMs;
    // An image holds the build without its sources.
    return sources.some((path) => existsSync(path) && newest(path) > builtAt);
  });
}

function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}
