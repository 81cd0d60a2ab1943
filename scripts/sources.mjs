/** Lists the sources of each build part and compares their age with that of the build. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Parts of the build: output folder, and source files and folders. */
export const BUILD_PARTS = {
  server: {
    output: "dist/server",
    sources: ["core", "server", "package-lock.json", "scripts/build"],
  },
  web: {
    output: "dist/web",
    sources: ["core", "web", "package-lock.json", "vite.config.ts", "scripts/build"],
  },
};

/** Entries of the server's build NAME.js by NAME. */
export const SERVER_ENTRIES = {
  main: "server/main.ts",
  "png-worker": "server/outlets/images/png/png-worker.ts",
};

/**
 * Returns the path of a part's stamp file. It is written last, with the time at which the build
 * started, so that sources saved during the build count as newer.
 */
export const getStampPath = (name) => join("dist", `.built-${name}`);

/** Returns the parts of `names` that are missing or older than their sources. */
export function findStaleParts(names) {
  return names.filter((name) => {
    const { output, sources } = BUILD_PARTS[name];
    const stamp = getStampPath(name);
    if (!existsSync(output) || !existsSync(stamp)) return true;
    const builtAt = statSync(stamp).mtimeMs;
    // The image contains the build without its sources.
    return sources.some((path) => existsSync(path) && newestTime(path) > builtAt);
  });
}

function newestTime(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestTime(join(path, name))));
}
