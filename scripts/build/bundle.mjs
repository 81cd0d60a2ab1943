/** Builds the files outside of the dashboard's own build: the widget and full-screen pages. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { createEmbedMessagesPlugin } from "./embed-messages.mjs";
import { DASHBOARD_BROWSERS } from "./browsers.mjs";
import { createFlagsPlugin } from "./flags-plugin.mjs";

/**
 * Bundles `entry` with its imports as one script and returns its text.
 *
 * @param format `iife` or `es`
 */
export async function bundleScript(entry, format, options) {
  const [code] = await bundleInMemory(entry, { format, name: "matchdesk" }, options);
  return code.code;
}

/**
 * Builds `entry` in memory and returns all resulting files.
 *
 * @param options `exports`: whether other scripts import it; `define`: values of global names.
 */
export async function bundleInMemory(
  entry,
  output,
  { target = DASHBOARD_BROWSERS, plugins = [], define = {}, exports = false } = {},
) {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define,
    plugins: [...plugins, createFlagsPlugin({ emit: false }), createEmbedMessagesPlugin()],
    build: {
      write: false,
      target,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // `import.meta` is only in code for modules, which no script of one file runs.
        checks: { bundlerTimings: false, emptyImportMeta: false },
        input: entry,
        output,
        preserveEntrySignatures: exports ? "strict" : false,
      },
    },
  });
  return built.output;
}

/**
 * Writes a file under its name and under a name with its hash. Returns path and integrity of the
 * latter.
 */
export function writeFileAndHashedCopy(outDir, name, extension, text) {
  writeFileSync(join(outDir, `${name}.${extension}`), text);
  const path = writeHashedFile(outDir, name, extension, text);
  return { path, integrity: `sha384-${hashOf(text).toString("base64")}` };
}

/** Writes a file under a name with its hash, and returns its path. */
function writeHashedFile(outDir, name, extension, text) {
  const file = `${name}.${hashOf(text).toString("hex").slice(0, 8)}.${extension}`;
  writeFileSync(join(outDir, file), text);
  return `/${file}`;
}

function hashOf(text) {
  return createHash("sha384").update(text).digest();
}
