/** Builds what stands beside the dashboard's own build: the widget, and full-screen pages. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { embedMessagesPlugin } from "./embed-messages.mjs";
import { flagsPlugin } from "./flags-plugin.mjs";

/** Browsers that know `light-dark()` and `:host` containers: what is younger is written out for none. */
const BROWSERS = ["chrome123", "firefox121", "safari17.5"];

/** One script of all that `entry` imports, as text. @param format `iife` or `es`. */
export async function bundleScript(entry, format, options) {
  const [code] = await bundle(entry, { format, name: "matchdesk" }, options);
  return code.code;
}

/** Every file that an entry becomes, in memory. */
export async function bundle(entry, output, { target = BROWSERS, plugins = [] } = {}) {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [...plugins, flagsPlugin({ emit: false }), embedMessagesPlugin()],
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

/** Writes a text under its name and a name with its hash; answers how the latter is asked for. */
export function publish(outDir, name, extension, text) {
  const hash = createHash("sha384").update(text).digest();
  const file = `${name}.${hash.toString("hex").slice(0, 8)}.${extension}`;
  writeFileSync(join(outDir, `${name}.${extension}`), text);
  writeFileSync(join(outDir, file), text);
  return { path: `/${file}`, integrity: `sha384-${hash.toString("base64")}` };
}
