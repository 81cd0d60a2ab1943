/**
 * Measures the images of a double elimination of 256 with all matches ended, at 1200 pixels with
 * Latin names: SVG, PNG from its worker thread with the product's fonts, and PNG from the cache.
 */
import { join, resolve } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { Context } from "hono";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import * as en from "#core/i18n/en/pages.ts";
import { createFlagSvgLookup } from "#server/outlets/images/flag-svg-lookup.ts";
import { createPngRenderer } from "#server/outlets/images/png/png-renderer.ts";
import { renderBracketSvg } from "#server/outlets/images/bracket-svg.ts";
import { createImageCache } from "#server/outlets/images/image-cache.ts";
import { UNLIMITED_WORK } from "#server/testing/unlimited-work.ts";
import { median } from "./browser/median.ts";
import { printFigure } from "./load/print-figure.ts";
import { buildProductOrExit } from "./load/product.ts";

const RUNS = 20;
/** Most runs must be warm, like a server that has run for days. */
const SVG_RUNS = 100;
const IMAGE = { theme: "light", contestant: "", rounds: null, width: 1200 } as const;

buildProductOrExit();
const detail = sampleBracket({ size: 256, kind: "double" });
const tools = {
  messages: en.common,
  venue: createVenueFormat("UTC", en.common.locale, () => Date.now()),
  flagOf: createFlagSvgLookup(resolve("dist/web")),
};
const draw = (fonts: "viewer" | "own") => renderBracketSvg(detail, { ...IMAGE, fonts }, tools);
const worker = pathToFileURL(resolve("dist/server/png-worker.js"));
const { render, stop } = createPngRenderer(worker, {
  fontsDir: join("dist", "server", "fonts"),
  assetsDir: join("dist", "web", "assets"),
});

print("SVG", await timesOf(() => draw("viewer"), SVG_RUNS));
const { svg, width } = draw("own");
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
print("PNG", await timesOf(() => render(svg, width)));
delay.disable();
printFigure("  main thread", `blocked for at most ${(delay.max / 1e6).toFixed(1)} ms`);
const cache = createImageCache(render, UNLIMITED_WORK);
const request = new Context(new Request("http://localhost/"));
const cachedPng = async () =>
  cache.send(request, "png", {
    kept: await cache.get(request, detail, "png", () => draw("own")),
    status: 200,
    caching: "",
  });
await cachedPng();
print("PNG, cached", await timesOf(cachedPng));
await stop();

async function timesOf(make: () => unknown, runs = RUNS): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const begin = performance.now();
    await make();
    times.push(performance.now() - begin);
  }
  return times;
}

/** Prints the first run separately, because it compiles code, reads flags and starts the thread. */
function print(name: string, [first = Number.NaN, ...others]: readonly number[]): void {
  printFigure(name, `${figure(median(others))}, the first ${figure(first)}`);
}

function figure(milliseconds: number): string {
  return `${milliseconds.toPrecision(3)} ms`;
}
