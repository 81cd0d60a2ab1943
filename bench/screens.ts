/**
 * Checks whether full-screen pages run for hours. Opens each path of the arguments in a tab of
 * Chromium (default: a wall and three overlays; MATCH, BRACKET and TOURNAMENT are replaced by live
 * ones) for the minutes in the first argument (default 60). The built product polls the reference
 * service at 60 times real time. Channels change their match at each reading. Memory is read after
 * a garbage collection. Received changes are compared with `/api/v1/changes`, and the final content
 * with the server's. Exits with 1 if a change is missing or the content is stale.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { launchChromium } from "./browser/launch-chromium.ts";
import {
  extractChannelNames,
  fillPathPlaceholders,
  putLiveMatchesOnChannels,
} from "./load/on-air.ts";
import { startDemoBenchServer } from "./load/demo-bench-server.ts";
import { type ScreenMemoryUsage, openObservedScreen } from "./load/observed-screen.ts";
import { formatMegabytes } from "./load/print-figure.ts";
import { buildProductOrExit } from "./load/product.ts";

const SPEED = 60;
/** Wait before the first reading, until fonts and images are loaded and code is compiled. */
const WARM = 20 * SECOND;
const READINGS = 12;
/** Longer than the poll interval of a full-screen page. */
const SETTLE = 15 * SECOND;

const DEFAULT_PATHS = [
  "/wall",
  "/overlay/channel/main",
  "/overlay/match/MATCH",
  "/overlay/bracket/BRACKET",
];

const [first = "60", ...rest] = process.argv.slice(2);
const length = Number(first) * MINUTE;
const requestedPaths = rest.length === 0 ? DEFAULT_PATHS : rest;

buildProductOrExit();
const desk = await startDemoBenchServer(SPEED, requestedPaths.length + 1);
const paths = await Promise.all(requestedPaths.map((path) => fillPathPlaceholders(desk.url, path)));
const channels = extractChannelNames(paths);
await putLiveMatchesOnChannels(desk.url, channels, 0);
const browser = await launchChromium();
const screens = await Promise.all(paths.map((path) => openObservedScreen(browser, desk.url, path)));

await sleep(WARM);
const readings: ScreenMemoryUsage[][] = [];
for (let reading = 0; reading <= READINGS; reading += 1) {
  if (reading > 0) await sleep(length / READINGS);
  await putLiveMatchesOnChannels(desk.url, channels, reading);
  readings.push(await Promise.all(screens.map((screen) => screen.usage())));
}
desk.stopService();
await sleep(SETTLE);

let failed = false;
for (const [index, screen] of screens.entries()) {
  const usage = readings.flatMap((reading) => reading[index] ?? []);
  const [start, end] = [usage[0], usage.at(-1)];
  const heaps = usage.map(({ heap }) => formatMegabytes(heap, 2));
  const { received, published, missed, resets } = await screen.changes();
  const isFresh = await screen.isFresh();
  console.log(`${paths[index]}, ${first} min at ${SPEED}×`);
  console.log(`  heap after collection  ${heaps[0]} at first, ${heaps.at(-1)} at last`);
  console.log(`  of all readings        ${heaps.join(" ")}`);
  console.log(
    `  nodes, listeners       ${nodesAndListeners(start)} at first, ${nodesAndListeners(end)} at last`,
  );
  console.log(`  changes                ${received} received of ${published}, ${resets} resets`);
  console.log(`  missed                 ${missed}`);
  console.log(`  is up to date          ${isFresh ? "yes" : "NO"}`);
  failed ||= missed > 0 || !isFresh || published === 0;
}
await browser.close();
desk.stop();
process.exit(failed ? 1 : 0);

function nodesAndListeners(usage: ScreenMemoryUsage | undefined): string {
  return `${usage?.nodes}, ${usage?.listeners}`;
}
