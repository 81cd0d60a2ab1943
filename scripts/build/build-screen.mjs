/**
 * Builds the files of full-screen pages: `screen.js` and `screen.css`, each also under a name with
 * its hash, and `screen.json`, which lists those names; and `service-worker.js`, which the
 * dashboard uses too. Their fonts are those of the dashboard.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleInMemory, bundleScript, writeFileAndHashedCopy } from "./bundle.mjs";
import { SCREEN_BROWSERS } from "./browsers.mjs";

const folder = fileURLToPath(new URL("../../web/screen/", import.meta.url));

const OPTIONS = { target: SCREEN_BROWSERS };

/**
 * Builds the files of full-screen pages.
 *
 * @param outDir existing folder, to which the files are added
 */
export async function buildScreen(outDir) {
  const [script, ...scriptFonts] = await bundleInMemory(
    join(folder, "screen.ts"),
    { format: "iife", name: "matchdesk" },
    OPTIONS,
  );
  const files = await bundleInMemory(join(folder, "screen.css"), {}, OPTIONS);
  const style = files.find(({ fileName }) => fileName.endsWith(".css"));
  for (const { fileName, type, source } of [...scriptFonts, ...files]) {
    if (type !== "asset" || fileName === style.fileName) continue;
    mkdirSync(dirname(join(outDir, fileName)), { recursive: true });
    writeFileSync(join(outDir, fileName), source);
  }
  // The service worker must keep its URL, by which browsers identify it.
  const worker = await bundleScript(join(folder, "../offline/service-worker.ts"), "iife", OPTIONS);
  writeFileSync(join(outDir, "service-worker.js"), worker);
  const manifest = {
    script: writeFileAndHashedCopy(outDir, "screen", "js", script.code),
    style: writeFileAndHashedCopy(outDir, "screen", "css", style.source),
  };
  writeFileSync(join(outDir, "screen.json"), JSON.stringify(manifest));
}
