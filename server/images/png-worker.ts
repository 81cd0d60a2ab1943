/**
 * Draws PNG images away from the main thread; `png-renderer.ts` starts it. Its own face files hold
 * Latin, Greek and Cyrillic; only other scripts make it read the system's fonts, which takes longer.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import { encodePng } from "./encode-png.ts";
import { createFaces } from "./faces.ts";
import { outlineTexts } from "./outline-texts.ts";
import type { PngAnswer, PngJob } from "./png-renderer.ts";

/** What scripts/image-fonts.mjs puts into every face. */
const COVERED =
  /^[\t\n\r -\u052f\u1e00-\u1eff\u2010-\u2044\u20a0-\u20bf\u2116-\u2122\u2190-\u2193]*$/;

const fontsDir = String(workerData);
const fontFiles = existsSync(fontsDir)
  ? readdirSync(fontsDir).map((name) => join(fontsDir, name))
  : [];

const faces = createFaces(fontsDir);

parentPort?.on("message", ({ id, svg, width }: PngJob) => {
  parentPort?.postMessage(draw(id, svg, width), []);
});

function draw(id: number, svg: string, width: number): PngAnswer {
  try {
    const drawing = outlineTexts(svg, width, faces);
    const image = new Resvg(drawing, {
      fitTo: { mode: "width", value: width },
      font: {
        fontFiles,
        // Without the build's faces, those of the system are better than none.
        loadSystemFonts: fontFiles.length === 0 || !COVERED.test(drawing),
        defaultFontFamily: fontFiles.length === 0 ? "sans-serif" : "Matchdesk",
      },
    });
    const { pixels, width: across, height } = image.render();
    return { id, png: encodePng(pixels, across, height), error: null };
  } catch (error) {
    return { id, png: null, error: error instanceof Error ? error.message : String(error) };
  }
}
