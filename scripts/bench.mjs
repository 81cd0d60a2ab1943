/**
 * Runs every `bench/*.ts`, or those whose names are arguments; each prints its own table. Numbers and
 * addresses among the arguments are for them: `npm run bench screens 60 /wall`.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { basename, join, resolve } from "node:path";
import { build } from "vite";

/** What runs as it is shipped, bundled: tsx gives every closure its name anew each time it is made. */
const BUNDLED = new Set(["attention", "core", "images"]);

/** They take an hour: only by name. */
const LONG = new Set(["screens"]);

const isOption = (argument) => /^[\d/]/.test(argument);
const wanted = process.argv.slice(2).filter((argument) => !isOption(argument));
const options = process.argv.slice(2).filter(isOption);
const names = readdirSync("bench")
  .filter((name) => name.endsWith(".ts"))
  .map((name) => basename(name, ".ts"))
  .filter((name) => (wanted.length === 0 ? !LONG.has(name) : wanted.includes(name)));

const [cpu] = cpus();
process.stdout.write(`Node ${process.version}, ${cpus().length} x ${cpu?.model ?? "unknown"}\n`);
let failed = false;
for (const name of names) {
  process.stdout.write(`\n${name}\n`);
  const status = BUNDLED.has(name) ? await runBundled(name) : runSource(name);
  failed = status !== 0 || failed;
}
process.exit(failed ? 1 : 0);

function runSource(name) {
  const args = ["--import", "tsx", join("bench", `${name}.ts`), ...options];
  // bench/package.json ends the reach of the root's `imports`; its tsconfig says where # leads.
  const env = { ...process.env, TSX_TSCONFIG_PATH: join("bench", "tsconfig.json") };
  return spawnSync(process.execPath, args, { stdio: "inherit", env }).status;
}

async function runBundled(name) {
  const outDir = join("dist", "bench");
  await build({
    configFile: false,
    logLevel: "warn",
    resolve: { alias: { "#core": resolve("core"), "#server": resolve("server") } },
    // It brings a binary, found beside its own files.
    ssr: { target: "node", noExternal: true, external: ["@resvg/resvg-js"] },
    build: {
      ssr: true,
      outDir,
      target: "node20",
      minify: false,
      rolldownOptions: { input: join("bench", `${name}.ts`) },
    },
  });
  return spawnSync(process.execPath, [join(outDir, `${name}.js`)], { stdio: "inherit" }).status;
}
