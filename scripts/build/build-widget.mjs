/**
 * Builds the widget: `widget.js` (classic), `widget.mjs` (module) and `widget.css` (for embedded
 * pages), each also under a name with its hash; `widget.json`, which lists those names and their
 * integrity hashes (SRI); the messages of each language; two scripts that fit an iframe to the
 * height of an embedded page; and the replacements used by `npm run freeze`, with a widget that
 * loads its data only once because no server responds later.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleInMemory, bundleScript, writeFileAndHashedCopy } from "./bundle.mjs";
import { readEmbedMessages } from "./embed-messages.mjs";

const folder = fileURLToPath(new URL("../../web/widget/", import.meta.url));

/**
 * Builds the widget.
 *
 * @param outDir existing folder, to which the files are added
 */
export async function buildWidget(outDir) {
  const script = await bundleScript(join(folder, "classic.ts"), "iife");
  const module = await bundleScript(join(folder, "module.ts"), "es");
  const style = await bundleStyle();
  const { files } = await readEmbedMessages();
  for (const [name, text] of files) writeFileSync(join(outDir, name), text);
  const manifest = {
    script: writeFileAndHashedCopy(outDir, "widget", "js", script),
    module: writeFileAndHashedCopy(outDir, "widget", "mjs", module),
    style: writeFileAndHashedCopy(outDir, "widget", "css", style),
    messages: Array.from(files.keys(), (name) => `/${name}`),
  };
  for (const [name, entry] of [
    ["embed-frame.js", "frame.ts"],
    ["embed-height.js", "follow-height.ts"],
  ]) {
    writeFileSync(join(outDir, name), await bundleScript(join(folder, entry), "iife"));
  }
  for (const [name, entry, format] of [
    ["widget.frozen.js", "classic.ts", "iife"],
    ["widget.frozen.mjs", "module.ts", "es"],
    ["widget.frozen-frame.js", "frozen-frame.ts", "iife"],
  ]) {
    const code = await bundleScript(join(folder, entry), format, { plugins: [withoutLivePlugin] });
    writeFileSync(join(outDir, name), code);
  }
  writeFileSync(join(outDir, "widget.json"), JSON.stringify(manifest));
}

/** Replaces event stream and polling in frozen widgets. */
const withoutLivePlugin = {
  name: "matchdesk-frozen",
  enforce: "pre",
  resolveId: (id) =>
    id === "./subscribe-to-updates.ts" ? join(folder, "frozen-live.ts") : undefined,
};

async function bundleStyle() {
  const files = await bundleInMemory(join(folder, "widget.css"), {});
  return files.find(({ fileName }) => fileName.endsWith(".css")).source;
}
