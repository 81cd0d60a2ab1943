/**
 * Builds the widget: `widget.js` (classic), `widget.mjs` (module) and `widget.css` (for embedded
 * pages), each also under a name with its hash, and `widget.json`, which says those names and what
 * browsers check the scripts against (SRI); beside them the two scripts that let a frame follow the
 * height of an embedded page, and what `npm run freeze` puts in their places: a widget that looks once,
 * for nobody answers any more.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { flagsPlugin } from "./flags-plugin.mjs";

const folder = fileURLToPath(new URL("../web/widget/", import.meta.url));

/** @param outDir Gets the files beside those it holds. */
export async function buildWidget(outDir) {
  const script = await bundle("classic.ts", "iife");
  const module = await bundle("module.ts", "es");
  const style = await bundleStyle();
  const manifest = {
    script: publish(outDir, "widget", "js", script),
    module: publish(outDir, "widget", "mjs", module),
    style: publish(outDir, "widget", "css", style),
  };
  writeFileSync(join(outDir, "embed-frame.js"), await bundle("frame.ts", "iife"));
  writeFileSync(join(outDir, "embed-height.js"), await bundle("follow-height.ts", "iife"));
  const frozen = [frozenPlugin()];
  writeFileSync(join(outDir, "widget.frozen.js"), await bundle("classic.ts", "iife", frozen));
  writeFileSync(join(outDir, "widget.frozen.mjs"), await bundle("module.ts", "es", frozen));
  writeFileSync(join(outDir, "widget.frozen-frame.js"), await bundle("frozen-frame.ts", "iife"));
  writeFileSync(join(outDir, "widget.json"), JSON.stringify(manifest));
}

/** Writes a text under both of its names; answers how it is asked for. */
function publish(outDir, name, extension, text) {
  const hash = createHash("sha384").update(text).digest();
  const file = `${name}.${hash.toString("hex").slice(0, 8)}.${extension}`;
  writeFileSync(join(outDir, `${name}.${extension}`), text);
  writeFileSync(join(outDir, file), text);
  return { path: `/${file}`, integrity: `sha384-${hash.toString("base64")}` };
}

/** Browsers that know `light-dark()` and `:host` containers: what is younger is written out for none. */
const BROWSERS = ["chrome123", "firefox121", "safari17.5"];

/** In the place of the event stream and of polling. */
function frozenPlugin() {
  return {
    name: "matchdesk-frozen",
    enforce: "pre",
    resolveId: (id) => (id === "./live.ts" ? join(folder, "frozen-live.ts") : undefined),
  };
}

async function bundle(entry, format, plugins = []) {
  const [code] = await outputs(entry, { format, name: "matchdesk" }, plugins);
  return code.code;
}

async function bundleStyle() {
  const files = await outputs("widget.css", {});
  return files.find(({ fileName }) => fileName.endsWith(".css")).source;
}

async function outputs(entry, output, plugins = []) {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [...plugins, flagsPlugin({ emit: false })],
    build: {
      write: false,
      target: BROWSERS,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(folder, entry), output },
    },
  });
  return built.output;
}
