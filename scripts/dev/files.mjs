/**
 * Files of the development mode in place of those that the build writes for widget, overlays and
 * walls: they load the modules themselves.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readEmbedMessages } from "../build/embed-messages.mjs";
import { drawSmallFlags, readFlagFiles } from "../build/flags-plugin.mjs";

/** Folder of the development mode, with the same subfolders as `dist`. */
export const DEV_FOLDER = resolve("dist/dev");
/** Folder of files that are served as they are. */
export const WEB_FOLDER = join(DEV_FOLDER, "web");

/** Modules by the paths of the built files. */
export const MODULES = {
  "/embed-frame.js": "/widget/frame.ts",
  "/embed-height.js": "/widget/follow-height.ts",
  "/screen.css": "/screen/screen.css",
  "/widget.css": "/widget/widget.css",
  "/widget.mjs": "/widget/module.ts",
};

const fileAt = (path) => ({ path, integrity: "" });

/** Writes the files that are no modules: classic scripts, their manifests, messages and flags. */
export async function writeDevFiles() {
  const { files: messages } = await readEmbedMessages();
  const widget = {
    script: fileAt("/widget.js"),
    module: fileAt("/widget.mjs"),
    style: fileAt("/widget/widget.css"),
    late: [],
    messages: Array.from(messages.keys(), (name) => `/${name}`),
  };
  const screen = { script: fileAt("/screen.js"), style: fileAt("/screen/screen.css") };
  const files = new Map([
    ...readFlagFiles().files,
    ...(await drawSmallFlags()),
    ...messages,
    ["widget.json", JSON.stringify(widget)],
    ["widget.js", 'import(new URL("widget.mjs", document.currentScript.src));'],
    ["screen.json", JSON.stringify(screen)],
    ["screen.js", 'import("/@vite/client"); import("/screen/screen.ts");'],
  ]);
  rmSync(DEV_FOLDER, { recursive: true, force: true });
  for (const [name, content] of files) {
    const path = join(WEB_FOLDER, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
