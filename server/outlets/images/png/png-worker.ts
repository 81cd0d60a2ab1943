/**
 * Worker thread that renders PNG images, started by `png-renderer.ts`. Fonts of other scripts than
 * Latin, Greek and Cyrillic are loaded only for images that need them, because that is slow.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import { encodePng } from "./encode-png.ts";
import { createFontLookup } from "./fonts.ts";
import { convertTextToPaths } from "./outline-texts.ts";
import type { PngFonts, PngJob, PngResult } from "./png-renderer.ts";
import { createScriptFontWriter } from "./script-slices.ts";

const { fontsDir, assetsDir }: PngFonts = workerData;
const builtFonts = existsSync(fontsDir) ? readdirSync(fontsDir) : [];
const [basicFonts, scriptFonts] = [
  builtFonts.filter((name) => !name.startsWith("Noto")),
  builtFonts.filter((name) => name.startsWith("Noto")),
];

const fonts = createFontLookup(fontsDir);
const writeScriptFonts = createScriptFontWriter(assetsDir);

// Pixel buffers are outside V8's heap, so V8 collects them late: 24 images took 1 GB without this.
setFlagsFromString("--expose-gc");
const collectGarbage: unknown = runInNewContext("gc");

let queue: Promise<void> = Promise.resolve();
parentPort?.on("message", (job: PngJob) => {
  // One image at a time, because each needs memory for its pixels.
  queue = queue.then(() => processJob(job));
});

async function processJob(job: PngJob): Promise<void> {
  parentPort?.postMessage(await draw(job), []);
}

async function draw({ id, svg, width }: PngJob): Promise<PngResult> {
  try {
    const { pixels, across, height } = await render(svg, width);
    const png = await encodePng(pixels, across, height);
    return { id, png, error: null };
  } catch (error) {
    return { id, png: null, error: error instanceof Error ? error.message : String(error) };
  } finally {
    if (typeof collectGarbage === "function") collectGarbage();
  }
}

async function render(svg: string, width: number) {
  const drawing = convertTextToPaths(svg, width, fonts);
  const hasFamily = (name: string): boolean =>
    drawing.includes(`font-family="${name.replace(/-\d+\.ttf$/, "")}"`);
  const built = [...basicFonts, ...scriptFonts.filter(hasFamily)];
  const image = new Resvg(drawing, {
    fitTo: { mode: "width", value: width },
    font: {
      fontFiles: [
        ...built.map((name) => join(fontsDir, name)),
        ...(await writeScriptFonts(drawing)),
      ],
      // In development there are no built fonts.
      loadSystemFonts: built.length === 0,
      defaultFontFamily: built.length === 0 ? "sans-serif" : "Matchdesk",
    },
  }).render();
  return { pixels: image.pixels, across: image.width, height: image.height };
}
