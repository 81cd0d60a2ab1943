/**
 * `run.mjs NAME ARGS…` runs dist/server/NAME.js in this process, after building it if it is missing
 * or older than its sources. Build output goes to stderr, because stdout belongs to NAME.
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { findStaleParts } from "./sources.mjs";

const [name, ...args] = process.argv.slice(2);
const parts = name === "main" ? ["server", "web"] : ["server"];

const stale = findStaleParts(parts);
if (stale.length > 0) {
  if (name === "main") runOrExit(["--import", "tsx", "server/commands/check-config.ts"]);
  process.stderr.write(`Building ${stale.join(" and ")} …\n`);
  runOrExit(["scripts/build/build.mjs", ...stale]);
}
const file = resolve("dist/server", `${name}.js`);
process.argv = [process.argv[0], file, ...args];
await import(pathToFileURL(file).href);

/**
 * Runs Node in a separate process, so that a build's memory is freed before the server starts.
 * Exits if it fails.
 */
function runOrExit(nodeArgs) {
  const { status } = spawnSync(process.execPath, nodeArgs, { stdio: ["ignore", 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
