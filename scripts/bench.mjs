/**
 * Runs every benchmark `bench/*.ts`, or those named as arguments; each prints its own table.
 * Numbers and paths among the arguments are passed to them: `npm run bench screens 60 /wall`.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { basename, join, resolve } from "node:path";
import { build } from "vite";
import { exitIfUnknown } from "./exit-if-unknown.mjs";

/**
 * Benchmarks that run as a bundle, like the product: tsx would give each closure its name again
 * whenever it is created.
 */
const BUNDLED = new Set(["core", "images", "scenarios"]);

/** Benchmarks that take an hour and only run if named. */
const LONG = new Set(["screens"]);

const isOption = (argument) => /^[\d/]/.test(argument);
const requested = process.argv.slice(2).filter((argument) => !isOption(argument));
const options = process.argv.slice(2).filter(isOption);
const all = readdirSync("bench")
  .filter((name) => name.endsWith(".ts"))
  .map((name) => basename(name, ".ts"));
exitIfUnknown("benchmark", requested, all);
const names = requested.length === 0 ? all.filter((name) => !LONG.has(name)) : requested;

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
  // bench/package.json hides the `imports` of the root; this tsconfig maps the paths that begin
  // with #.
  const env = { ...process.env, TSX_TSCONFIG_PATH: join("bench", "tsconfig.json") };
  return spawnSync(process.execPath, args, { stdio: "inherit", env }).status;
}

async function runBundled(name) {
  const outDir = join("dist", "bench");
  await build({
    configFile: false,
    logLevel: "warn",
    resolve: { alias: { "#core": resolve("core"), "#server": resolve("server") } },
    // Not bundled, because it loads a binary from its own folder.
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
