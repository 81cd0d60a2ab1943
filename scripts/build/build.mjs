/**
 * Builds the parts named as arguments (default: all) side by side: the dashboard to `dist/web`, the
 * server's entries to `dist/server`. Each part is built in a temporary folder next to its output and
 * moved when it is complete.
 */
import { cpSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { bundleScript } from "./bundle.mjs";
import { buildScreen } from "./build-screen.mjs";
import { buildWidget } from "./build-widget.mjs";
import { precompress } from "./precompress.mjs";
import { findPublishedSecrets } from "../check/secrets.mjs";
import { BUILD_PARTS, SERVER_ENTRIES, getStampPath } from "../sources.mjs";

/** Packages that are not bundled, because they load binaries from their own folders. */
const NATIVE = ["@photostructure/sqlite", "@resvg/resvg-js", "subset-font"];

const builders = {
  server: async (outDir) => {
    await build({
      configFile: false,
      logLevel: "warn",
      // Bundled libraries reduce the start from 153 MB and 0.6 s to 112 MB resident memory and 0.3
      // s.
      ssr: { target: "node", noExternal: true, external: NATIVE },
      build: {
        ssr: true,
        outDir,
        target: "node20",
        minify: false,
        // Comments would be a part of the text that V8 holds in memory.
        rolldownOptions: {
          input: SERVER_ENTRIES,
          output: { comments: { jsdoc: false, annotation: false } },
        },
      },
    });
    cpSync("server/outlets/images/png/fonts", join(outDir, "fonts"), { recursive: true });
  },
  web: async (outDir) => {
    mkdirSync(outDir);
    await Promise.all([
      build({ logLevel: "warn", build: { outDir: join(process.cwd(), outDir) } }),
      buildWidget(outDir),
      buildScreen(outDir),
      buildEventsWorker(outDir),
    ]);
    const leaks = findPublishedSecrets(outDir, process.env);
    if (leaks.length > 0)
      throw new Error(
        `The build contains secrets or VITE_ variables: ${leaks.join(", ")}. Remove them from the environment or the source.`,
      );
    await precompress(outDir);
  },
};

/** Builds the worker for the browsers of full-screen pages too. */
async function buildEventsWorker(outDir) {
  const worker = await bundleScript("web/events/events-worker.ts", "iife", { target: "chrome79" });
  writeFileSync(join(outDir, "events-worker.js"), worker);
}

const requested = process.argv.slice(2);
const names = requested.length === 0 ? Object.keys(BUILD_PARTS) : requested;
// A part that fails leaves the other one complete.
for (const { reason } of await Promise.allSettled(names.map(buildPart))) if (reason) throw reason;

async function buildPart(name) {
  const startedAt = new Date();
  const { output } = BUILD_PARTS[name];
  const unfinished = `${output}.${process.pid}`;
  mkdirSync(dirname(output), { recursive: true });
  try {
    await builders[name](unfinished);
    // Without its stamp an output counts as stale, so that an interrupted removal is repaired.
    rmSync(getStampPath(name), { force: true });
    rmSync(output, { recursive: true, force: true });
    renameSync(unfinished, output);
    const stamp = getStampPath(name);
    writeFileSync(stamp, "");
    utimesSync(stamp, startedAt, startedAt);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  process.stdout.write(`built ${output} in ${Date.now() - startedAt.getTime()} ms\n`);
}
