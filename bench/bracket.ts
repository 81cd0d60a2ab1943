/**
 * Prints the performance of the bracket in one table. If the package of bench/ is installed (`npm ci
 * --prefix bench`), compares it with another library on the same data and Chromium.
 */
import { launchChromium } from "./browser/launch-chromium.ts";
import { measureFirstRenders, measureScoreChanges } from "./browser/measure-first-render.ts";
import { buildAndServeBenchPages } from "./browser/pages.ts";
import { measureScrolling } from "./browser/measure-scrolling.ts";
import { printFigure, printRow } from "./load/print-figure.ts";

const SIZES = [32, 128, 256];
/** Sizes that the other library does not draw within reasonable time. */
const LARGE_SIZES = [1024, 4096];
/** Width of a column, in characters. */
const WIDTH = 30;
const browser = await launchChromium();
const pages = await buildAndServeBenchPages();
const libraries = pages.hasPeer ? ["ours", "brackets-viewer"] : ["ours"];
if (!pages.hasPeer)
  console.log("brackets-viewer is not installed. Run `npm ci --prefix bench` to compare with it.");

console.log(`Chromium ${browser.version()}, 1440x900, double eliminations, all matches ended\n`);
const heads = libraries.map((name) => `${name} (ms, nodes)`);
printRow("first render", heads, WIDTH);
for (const size of [...SIZES, ...LARGE_SIZES]) {
  const drawing = LARGE_SIZES.includes(size) ? ["ours"] : libraries;
  const addresses = drawing.map((library) => pageOf(library, size));
  const results = await measureFirstRenders(browser, addresses);
  const cells = results.map(({ milliseconds, nodes }) => `${milliseconds.toFixed(1)}, ${nodes}`);
  printRow(`  of ${size}`, cells, WIDTH);
}

const change = await measureScoreChanges(browser, pageOf("ours", 256), "UBQF-2");
printFigure(
  "one score of 256",
  `${change.milliseconds.toFixed(2)} ms, changes ${change.touched.join(" ")}`,
);

for (const [name, address] of [
  ["scrolling 128", `${pageOf("ours", 128)}&ended=0`],
  ["  an empty page", `${pages.address}/empty.html`],
] as const) {
  const { p95, late, frames } = await measureScrolling(browser, address);
  const share = (late * 100).toFixed(2);
  printFigure(name, `p95 ${p95.toFixed(1)} ms, ${share}% over 34 ms, ${frames} frames`);
}
await browser.close();
await pages.close();

function pageOf(library: string, size: number): string {
  return `${pages.address}/${library}.html?size=${size}`;
}
