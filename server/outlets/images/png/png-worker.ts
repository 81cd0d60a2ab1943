/**
 * Worker thread that renders PNG images, started by `png-renderer.ts`. The bundled fonts contain
 * Latin, Greek and Cyrillic. System fonts are loaded only for other scripts, because that is slow.
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
import type { PngResult, PngJob } from "./png-renderer.ts";

/**
 * Matches text that only has characters that scripts/build/image-fonts.mjs puts into every font.
 */
const COVERED =
  /^[\t\n\r -\u052f\u1e00-\u1eff\u2010-\u2044\u20a0-\u20bf\u2116-\u2122\u2190-\u2193]*$/;

const fontsDir = String(workerData);
const fontFiles = existsSync(fontsDir)
  ? readdirSync(fontsDir).map((name) => join(fontsDir, name))
  : [];

const fonts = createFontLookup(fontsDir);

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
    const { pixels, across, height } = render(svg, width);
    const png = await encodePng(pixels, across, height);
    return { id, png, error: null };
  } catch (error) {
    return { id, png: null, error: error instanceof Error ? error.message : String(error) };
  } finally {
    if (typeof collectGarbage === "function") collectGarbage();
  }
}

function render(svg: string, width: number) {
  const drawing = convertTextToPaths(svg, width, fonts);
  const image = new Resvg(drawing, {
    fitTo: { mode: "width", value: width },
    font: {
      fontFiles,
      // Without the bundled fonts, only system fonts can render text.
      loadSystemFonts: fontFiles.length === 0 || !COVERED.test(drawing),
      defaultFontFamily: fontFiles.length === 0 ? "sans-serif" : "Matchdesk",
    },
  }).render();
  return { pixels: image.pixels, across: image.width, height: image.height };
}
