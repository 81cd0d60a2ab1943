/**
 * Builds the widget: `widget.js` (classic), `widget.mjs` (module) and `widget.css` (for embedded
 * pages), each also under a name with its hash, and `widget.json`, which says those names and what
 * browsers check the scripts against (SRI); beside them the two scripts that let a frame follow the
 * height of an embedded page.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle, bundleScript, publish } from "./bundle.mjs";

const folder = fileURLToPath(new URL("../web/widget/", import.meta.url));

/** @param outDir Gets the files beside those it holds. */
export async function buildWidget(outDir) {
  const script = await bundleScript(join(folder, "classic.ts"), "iife");
  const module = await bundleScript(join(folder, "module.ts"), "es");
  const style = await bundleStyle();
  const manifest = {
    script: publish(outDir, "widget", "js", script),
    module: publish(outDir, "widget", "mjs", module),
    style: publish(outDir, "widget", "css", style),
  };
  for (const [name, entry] of [
    ["embed-frame.js", "frame.ts"],
    ["embed-height.js", "follow-height.ts"],
  ]) {
    writeFileSync(join(outDir, name), await bundleScript(join(folder, entry), "iife"));
  }
  writeFileSync(join(outDir, "widget.json"), JSON.stringify(manifest));
}

async function bundleStyle() {
  const files = await bundle(join(folder, "widget.css"), {});
  return files.find(({ fileName }) => fileName.endsWith(".css")).source;
}
