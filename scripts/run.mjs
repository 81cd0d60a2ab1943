/**
 * `run.mjs NAME ARGS…` runs dist/server/NAME.js in this process, built first where it is not built
 * or its sources are newer. Everything said about building goes to stderr: stdout is NAME's own.
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { staleParts } from "./sources.mjs";

const [name, ...args] = process.argv.slice(2);
const parts = name === "main" ? ["server", "web"] : ["server"];

const stale = staleParts(parts);
if (stale.length > 0) {
  if (name === "main") must(["--import", "tsx", "server/commands/check-config.ts"]);
  process.stderr.write(`Building ${stale.join(" and ")} …\n`);
  must(["scripts/build/build.mjs", ...stale]);
}
const file = resolve("dist/server", `${name}.js`);
process.argv = [process.argv[0], file, ...args];
await import(pathToFileURL(file).href);

/** A separate process: what a build needs in memory must not stay with the server. */
function must(nodeArgs) {
  const { status } = spawnSync(process.execPath, nodeArgs, { stdio: ["ignore", 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
