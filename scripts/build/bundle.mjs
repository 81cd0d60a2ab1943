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

/** Builds `entry` in memory and returns all resulting files. */
export async function bundleInMemory(
  entry,
  output,
  { target = DASHBOARD_BROWSERS, plugins = [] } = {},
) {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [...plugins, createFlagsPlugin({ emit: false }), createEmbedMessagesPlugin()],
    build: {
      write: false,
      target,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output },
    },
  });
  return built.output;
}

/**
 * Writes a file under its name and under a name with its hash. Returns path and integrity of the
 * latter.
 */
export function writeFileAndHashedCopy(outDir, name, extension, text) {
  const hash = createHash("sha384").update(text).digest();
  const file = `${name}.${hash.toString("hex").slice(0, 8)}.${extension}`;
  writeFileSync(join(outDir, `${name}.${extension}`), text);
  writeFileSync(join(outDir, file), text);
  return { path: `/${file}`, integrity: `sha384-${hash.toString("base64")}` };
}
