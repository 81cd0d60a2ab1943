/**
 * Draws PNG images away from the main thread; `png-renderer.ts` starts it. Its own face files hold
 * Latin, Greek and Cyrillic; only other scripts make it read the system's fonts, which takes longer.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import { encodePng } from "./encode-png.ts";
import { createFaces } from "./fonts.ts";
import { convertTextToPaths } from "./outline-texts.ts";
import type { PngAnswer, PngJob } from "./png-renderer.ts";

/** What scripts/build/image-fonts.mjs puts into every face. */
const COVERED =
  /^[\t\n\r -\u052f\u1e00-\u1eff\u2010-\u2044\u20a0-\u20bf\u2116-\u2122\u2190-\u2193]*$/;

const fontsDir = String(workerData);
const fontFiles = existsSync(fontsDir)
  ? readdirSync(fontsDir).map((name) => join(fontsDir, name))
  : [];

const faces = createFaces(fontsDir);

// Pixels lie outside of the heap: V8 sees no reason to collect them soon, and 24 images took 1 GB.
setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");

let last: Promise<void> = Promise.resolve();
parentPort?.on("message", (job: PngJob) => {
  // One after the other: each holds its pixels.
  last = last.then(() => answer(job));
});

async function answer(job: PngJob): Promise<void> {
  parentPort?.postMessage(await draw(job), []);
}

async function draw({ id, svg, width }: PngJob): Promise<PngAnswer> {
  try {
    const { pixels, across, height } = render(svg, width);
    const png = await encodePng(pixels, across, height);
    return { id, png, error: null };
  } catch (error) {
    return { id, png: null, error: error instanceof Error ? error.message : String(error) };
  } finally {
    if (typeof collect === "function") collect();
  }
}

function render(svg: string, width: number) {
  const drawing = convertTextToPaths(svg, width, faces);
  const image = new Resvg(drawing, {
    fitTo: { mode: "width", value: width },
    font: {
      fontFiles,
      // Without the build's faces, those of the system are better than none.
      loadSystemFonts: fontFiles.length === 0 || !COVERED.test(drawing),
      defaultFontFamily: fontFiles.length === 0 ? "sans-serif" : "Matchdesk",
    },
  }).render();
  return { pixels: image.pixels, across: image.width, height: image.height };
}
