/**
 * Draws PNG images away from the main thread; `png-renderer.ts` starts it. Its own face files hold
 * Latin, Greek and Cyrillic; only other scripts make it read the system's fonts, which takes longer.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import type { PngAnswer, PngJob } from "./png-renderer.ts";

/** What scripts/image-fonts.mjs puts into every face. */
const COVERED =
  /^[\t\n\r -\u052f\u1e00-\u1eff\u2010-\u2044\u20a0-\u20bf\u2116-\u2122\u2190-\u2193]*$/;

const fontsDir = String(workerData);
const fontFiles = existsSync(fontsDir)
  ? readdirSync(fontsDir).map((name) => join(fontsDir, name))
  : [];

parentPort?.on("message", ({ id, svg, width }: PngJob) => {
  parentPort?.postMessage(draw(id, svg, width), []);
});

function draw(id: number, svg: string, width: number): PngAnswer {
  try {
    const image = new Resvg(svg, {
      fitTo: { mode: "width", value: width },
      font: {
        fontFiles,
        // Without the build's faces, those of the system are better than none.
        loadSystemFonts: fontFiles.length === 0 || !COVERED.test(svg),
        defaultFontFamily: fontFiles.length === 0 ? "sans-serif" : "Matchdesk",
      },
    });
    return { id, png: image.render().asPng(), error: null };
  } catch (error) {
    return { id, png: null, error: error instanceof Error ? error.message : String(error) };
  }
}
