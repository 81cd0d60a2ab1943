/**
 * What the images of a double elimination of 256 cost at 1200 pixels, everything played, Latin
 * names: SVG, PNG out of its own thread with the product's faces, and either again out of the cache.
 */
import { join, resolve } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { Context } from "hono";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { en } from "#core/i18n/en/start.ts";
import { createFlagSource } from "#server/outlets/images/flag-source.ts";
import { createPngRenderer } from "#server/outlets/images/png/png-renderer.ts";
import { bracketSvg } from "#server/outlets/images/bracket-svg.ts";
import { createImageCache } from "#server/outlets/images/image-cache.ts";
import { FREE_WORK } from "#server/testing/free-work.ts";
import { median } from "./browser/median.ts";
import { buildProduct } from "./load/build-product.ts";

const RUNS = 20;
/** So many that most are warm: a server that runs for days draws with compiled code. */
const SVG_RUNS = 100;
const IMAGE = { theme: "light", contestant: "", rounds: null, width: 1200 } as const;

buildProduct();
const detail = sampleBracket({ size: 256, kind: "double" });
const tools = {
  messages: en,
  venue: createVenueFormat("UTC", en.locale, () => Date.now()),
  flagOf: createFlagSource(resolve("dist/web")),
};
const draw = (fonts: "viewer" | "own") => bracketSvg(detail, { ...IMAGE, fonts }, tools);
const worker = pathToFileURL(resolve("dist/server/png-worker.js"));
const { render, stop } = createPngRenderer(worker, join("dist", "server", "fonts"));

print("SVG", await timesOf(() => draw("viewer"), SVG_RUNS));
const { svg, width } = draw("own");
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
print("PNG", await timesOf(() => render(svg, width)));
delay.disable();
console.log(row("  main thread", `stands still for ${(delay.max / 1e6).toFixed(1)} ms at most`));
const cache = createImageCache(render, FREE_WORK);
const request = new Context(new Request("http://localhost/"));
const kept = async () => (await cache.get(request, detail, "png", () => draw("own"))).png(request);
await kept();
print("PNG, kept", await timesOf(kept));
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

/** The first run stands apart: it compiles, reads flags, starts the thread. */
function print(name: string, [first = Number.NaN, ...then]: readonly number[]): void {
  console.log(row(name, figure(median(then)), `the first ${figure(first)}`));
}

function figure(milliseconds: number): string {
  return `${milliseconds.toPrecision(3)} ms`;
}

function row(...cells: readonly string[]): string {
  return cells.map((cell, index) => cell.padEnd(index === 0 ? 20 : 30)).join("");
}
