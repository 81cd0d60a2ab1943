/** Runs every `bench/*.ts`, or those whose names are arguments; each prints its own table. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { basename, join } from "node:path";

const wanted = process.argv.slice(2);
const files = readdirSync("bench")
  .filter((name) => name.endsWith(".ts"))
  .filter((name) => wanted.length === 0 || wanted.includes(basename(name, ".ts")));

const [cpu] = cpus();
process.stdout.write(`Node ${process.version}, ${cpus().length} x ${cpu?.model ?? "unknown"}\n`);
let failed = false;
for (const name of files) {
  process.stdout.write(`\n${basename(name, ".ts")}\n`);
  const args = ["--import", "tsx", join("bench", name)];
  // bench/package.json ends the reach of the root's `imports`; its tsconfig says where # leads.
  const env = { ...process.env, TSX_TSCONFIG_PATH: join("bench", "tsconfig.json") };
  failed = spawnSync(process.execPath, args, { stdio: "inherit", env }).status !== 0 || failed;
}
process.exit(failed ? 1 : 0);
