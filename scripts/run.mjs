/**
 * `run.mjs COMMAND ARGUMENTS…` runs a command of server/command-line/commands.ts in this process,
 * after building what it needs if that is missing or older than its sources. Build output goes to
 * stderr, because stdout belongs to the command.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { findStaleParts } from "./sources.mjs";

const [name, ...args] = process.argv.slice(2);
const stale = findStaleParts(name === "start" ? ["server", "web"] : ["server"]);
if (stale.length > 0) {
  if (!existsSync("node_modules/tsx")) {
    process.stderr.write("The packages are not installed. Run this first: npm ci\n");
    process.exit(78);
  }
  const check = ["--import", "tsx", "server/commands/check-start.ts", name, ...args];
  runOrExit(check, ["ignore", 1, 2]);
  // The help is printed.
  if (args.some((arg) => arg === "--help" || arg === "-h")) process.exit(0);
  process.stderr.write(`Building ${stale.join(" and ")} …\n`);
  runOrExit(["scripts/build/build.mjs", ...stale], ["ignore", 2, 2]);
}
const file = resolve("dist/server/main.js");
process.argv = [process.argv[0], file, name, ...args];
await import(pathToFileURL(file).href);

/**
 * Runs Node in a separate process, so that a build's memory is freed before the server starts.
 * Exits if it fails.
 */
function runOrExit(nodeArgs, stdio) {
  const { status } = spawnSync(process.execPath, nodeArgs, { stdio });
  if (status !== 0) process.exit(status ?? 1);
}
