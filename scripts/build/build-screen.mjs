/**
 * Builds the files of full-screen pages: `screen.js` and `screen.css`, each also under a name with
 * its hash, and `screen.json`, which lists those names. Their fonts are those of the dashboard.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleInMemory, bundleScript, writeFileAndHashedCopy } from "./bundle.mjs";
import { createSubsetFontsPlugin } from "./subset-fonts.mjs";

const folder = fileURLToPath(new URL("../../web/screen/", import.meta.url));

/** Browser version of OBS 30. */
const OLDEST = "chrome103";

/**
 * Builds the files of full-screen pages.
 *
 * @param outDir existing folder, to which the files are added
 */
export async function buildScreen(outDir) {
  const script = await bundleScript(join(folder, "screen.ts"), "iife", { target: OLDEST });
  const files = await bundleInMemory(
    join(folder, "screen.css"),
    {},
    { plugins: [createSubsetFontsPlugin()] },
  );
  const style = files.find(({ fileName }) => fileName.endsWith(".css"));
  for (const { fileName, type, source } of files) {
    if (type !== "asset" || fileName === style.fileName) continue;
    mkdirSync(dirname(join(outDir, fileName)), { recursive: true });
    writeFileSync(join(outDir, fileName), source);
  }
  const manifest = {
    script: writeFileAndHashedCopy(outDir, "screen", "js", script),
    style: writeFileAndHashedCopy(outDir, "screen", "css", style.source),
  };
  writeFileSync(join(outDir, "screen.json"), JSON.stringify(manifest));
}
