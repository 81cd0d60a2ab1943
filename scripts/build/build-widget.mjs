/**
 * Builds the widget: `widget.js` (classic), `widget.mjs` (module) and `widget.css` (for embedded
 * pages), each also under a name with its hash; the scripts that the widget loads when it needs them,
 * which draw brackets, show a match or a table, hold the event stream or explain mistakes;
 * `widget.json`, which lists those names and their
 * integrity hashes (SRI); the messages of each language; the script of embedded pages, and one that
 * fits an iframe to their height.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleInMemory, bundleScript, writeFileAndHashedCopy } from "./bundle.mjs";
import { SCREEN_BROWSERS } from "./browsers.mjs";
import { readEmbedMessages } from "./embed-messages.mjs";

const folder = fileURLToPath(new URL("../../web/widget/", import.meta.url));

/**
 * Builds the widget.
 *
 * @param outDir existing folder, to which the files are added
 */
export async function buildWidget(outDir) {
  const bracket = await writeLateScript(outDir, "widget.drawing", "web/widget/late-bracket.ts");
  const details = await writeLateScript(outDir, "widget.details", "web/widget/late-details.ts");
  const stream = await writeLateScript(outDir, "widget.stream", STREAM);
  const mistakes = await writeLateScript(outDir, "widget.mistakes", MISTAKES);
  const light = {
    plugins: [withLateScriptsPlugin],
    define: {
      BRACKET_SCRIPT: JSON.stringify(bracket.slice(1)),
      DETAILS_SCRIPT: JSON.stringify(details.slice(1)),
      STREAM_SCRIPT: JSON.stringify(stream.slice(1)),
      MISTAKES_SCRIPT: JSON.stringify(mistakes.slice(1)),
    },
  };
  const script = await bundleScript(join(folder, "classic.ts"), "iife", light);
  const module = await bundleScript(join(folder, "module.ts"), "es", light);
  const style = await bundleStyle();
  const { files } = await readEmbedMessages();
  for (const [name, text] of files) writeFileSync(join(outDir, name), text);
  const manifest = {
    script: writeFileAndHashedCopy(outDir, "widget", "js", script),
    module: writeFileAndHashedCopy(outDir, "widget", "mjs", module),
    style: writeFileAndHashedCopy(outDir, "widget", "css", style),
    late: [bracket, details, stream, mistakes],
    messages: Array.from(files.keys(), (name) => `/${name}`),
  };
  for (const [name, entry, format, options] of [
    ["embed-height.js", "follow-height.ts", "iife"],
    ["embed-frame.js", "frame.ts", "es", { ...FOR_PAGES, ...light }],
  ]) {
    const code = await bundleScript(join(folder, entry), format, options);
    writeFileSync(join(outDir, name), entry === "frame.ts" ? withPageWidth(code) : code);
  }
  writeFileSync(join(outDir, "widget.json"), JSON.stringify(manifest));
}

const STREAM = "web/events/subscribe-to-stream.ts";
const MISTAKES = "web/widget/explain-mistake.ts";

/** Writes a module of the repository as a script that the widget imports; returns its path. */
async function writeLateScript(outDir, name, module) {
  const entry = fileURLToPath(new URL(`../../${module}`, import.meta.url));
  const code = await bundleScript(entry, "es", { ...FOR_PAGES, exports: true });
  return writeFileAndHashedCopy(outDir, name, "mjs", code).path;
}

/** Replaces what late scripts contain by modules that load them, and messages by those it needs. */
const LOADERS = {
  "#core/embed/drawing/bracket-view.ts": "load-views.ts",
  "#core/embed/details/detail-views.ts": "load-views.ts",
  "./embed-details.ts": "no-details.ts",
  [`#${STREAM}`]: "load-stream.ts",
  "./explain-mistake.ts": "load-mistakes.ts",
};
const withLateScriptsPlugin = {
  name: "matchdesk-late-scripts",
  enforce: "pre",
  resolveId: (id) => (id in LOADERS ? join(folder, LOADERS[id]) : undefined),
};

/** Embedded pages work in the browsers of walls and overlays, unlike widgets of other sites. */
const FOR_PAGES = { target: SCREEN_BROWSERS };

/** Replaces the width of the widget by that of its page, for browsers without container queries. */
const withPageWidth = (text) =>
  text
    .replaceAll("@container (width<", "@media (max-width:")
    .replaceAll("@container (width>=", "@media (min-width:");

async function bundleStyle() {
  const files = await bundleInMemory(join(folder, "widget.css"), {}, FOR_PAGES);
  return withPageWidth(files.find(({ fileName }) => fileName.endsWith(".css")).source);
}
