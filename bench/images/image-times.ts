import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { en } from "#core/words/en.ts";
import { createFlagSource } from "#server/images/flag-source.ts";
import { createPngRenderer } from "#server/images/png-renderer.ts";
import { bracketSvg } from "#server/presenters/bracket-svg.ts";
import { createImageCache } from "#server/routes/image-cache.ts";
import { median } from "../browser/median.ts";

/** Milliseconds an image of a bracket takes, at 1200 pixels. */
export interface ImageTimes {
  /** The very first SVG of the process, then the median of the next. */
  readonly svg: { readonly first: number; readonly then: number };
  /** The first PNG starts the thread; then the median of the next. */
  readonly png: { readonly first: number; readonly then: number };
  /** Longest the main thread stood still while the PNGs were drawn. */
  readonly stall: number;
  /** The same PNG again, out of the cache. */
  readonly kept: number;
}

const RUNS = 20;
const IMAGE = { theme: "light", contestant: "", rounds: null, width: 1200 } as const;

/** Draws a double elimination with Latin names, everything played, as the built product does. */
export async function imageTimes(size: number): Promise<ImageTimes> {
  spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "ignore" });
  const detail = sampleBracket({ size, kind: "double" });
  const tools = {
    words: en,
    venue: createVenueFormat("UTC", en.locale),
    flagOf: createFlagSource(resolve("dist/web")),
  };
  const draw = (fonts: "viewer" | "own") => bracketSvg(detail, { ...IMAGE, fonts }, tools);
  const server = resolve("dist/server");
  const worker = pathToFileURL(join(server, "png-worker.js"));
  const { render, stop } = createPngRenderer(worker, join(server, "fonts"));

  const svgs = await timesOf(() => draw("viewer"));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const { svg, width } = draw("own");
  delay.enable();
  const pngs = await timesOf(() => render(svg, width));
  delay.disable();

  const cache = createImageCache(render);
  const get = () => cache.get(detail, "png", () => draw("own")).png();
  await get();
  const kept = median(await timesOf(get));
  await stop();
  return {
    svg: { first: svgs[0] ?? Number.NaN, then: median(svgs.slice(1)) },
    png: { first: pngs[0] ?? Number.NaN, then: median(pngs.slice(1)) },
    stall: delay.max / 1e6,
    kept,
  };
}

async function timesOf(draw: () => unknown): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const begin = performance.now();
    await draw();
    times.push(performance.now() - begin);
  }
  return times;
}
