/**
 * Builds the parts named as arguments (all without any): the dashboard to `dist/web`, the server's
 * entries to `dist/server`. Each part is made beside its place and moved there when it is whole.
 */
import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { buildScreen } from "./build-screen.mjs";
import { buildWidget } from "./build-widget.mjs";
import { buildImageFonts } from "./image-fonts.mjs";
import { precompress } from "./precompress.mjs";
import { secretsIn } from "../check/secrets.mjs";
import { PARTS, stampOf } from "../sources.mjs";

/** dist/server/NAME.js <- the file that starts it. */
const SERVER_ENTRIES = {
  main: "server/main.ts",
  service: "server/reference/service.ts",
  inspect: "server/commands/inspect.ts",
  backup: "server/commands/backup.ts",
  restore: "server/commands/restore.ts",
  import: "server/commands/import.ts",
  forget: "server/commands/forget.ts",
  freeze: "server/commands/freeze.ts",
  "hash-password": "server/commands/hash-password.ts",
  "png-worker": "server/outlets/images/png/png-worker.ts",
};

/** They bring binaries, found beside their own files. */
const NATIVE = ["@photostructure/sqlite", "@resvg/resvg-js"];

const builders = {
  server: async (outDir) => {
    await build({
      configFile: false,
      logLevel: "warn",
      // Libraries go into the bundle: 112 MB resident and 0.3 s to start, against 153 MB and 0.6 s.
      ssr: { target: "node", noExternal: true, external: NATIVE },
      build: {
        ssr: true,
        outDir,
        target: "node20",
        minify: false,
        rolldownOptions: { input: SERVER_ENTRIES },
      },
    });
    await buildImageFonts(join(outDir, "fonts"));
  },
  web: async (outDir) => {
    await build({ logLevel: "warn", build: { outDir: join(process.cwd(), outDir) } });
    await buildWidget(outDir);
    await buildScreen(outDir);
    const leaks = secretsIn(outDir, process.env);
    if (leaks.length > 0) throw new Error(`The dashboard would publish ${leaks.join(", ")}`);
    await precompress(outDir);
  },
};

const named = process.argv.slice(2);
for (const name of named.length === 0 ? Object.keys(PARTS) : named) {
  const startedAt = new Date();
  const { output } = PARTS[name];
  const unfinished = `${output}.${process.pid}`;
  mkdirSync(dirname(output), { recursive: true });
  try {
    await builders[name](unfinished);
    rmSync(output, { recursive: true, force: true });
    renameSync(unfinished, output);
    const stamp = stampOf(name);
    writeFileSync(stamp, "");
    utimesSync(stamp, startedAt, startedAt);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  process.stdout.write(`built ${output} in ${Date.now() - startedAt.getTime()} ms\n`);
}
