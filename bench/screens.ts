/**
 * Checks whether full-screen pages run for hours. Opens each path of the arguments in a tab of
 * Chromium (default: a wall and three overlays; MATCH, BRACKET and TOURNAMENT are replaced by live
 * ones) for the minutes in the first argument (default 60). The built product polls the reference
 * service at 60 times real time. Channels change their match at each reading. Memory is read after
 * a garbage collection. Received changes are compared with `/api/v1/changes`, and the final content
 * with the server's. Exits with 1 if a change is missing or the content is stale.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { channelsIn, fillPath, putOnAir } from "./load/on-air.ts";
import { startReplayedDesk } from "./load/replayed-desk.ts";
import { type ScreenUsage, watchScreen } from "./load/watch-screen.ts";
import { buildProduct } from "./load/build-product.ts";

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

buildProduct();
const desk = await startReplayedDesk(SPEED, requestedPaths.length + 1);
const paths = await Promise.all(requestedPaths.map((path) => fillPath(desk.url, path)));
const channels = channelsIn(paths);
await putOnAir(desk.url, channels, 0);
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const screens = await Promise.all(paths.map((path) => watchScreen(browser, desk.url, path)));

await sleep(WARM);
const readings: ScreenUsage[][] = [];
for (let reading = 0; reading <= READINGS; reading += 1) {
  if (reading > 0) await sleep(length / READINGS);
  await putOnAir(desk.url, channels, reading);
  readings.push(await Promise.all(screens.map((screen) => screen.usage())));
}
desk.stopService();
await sleep(SETTLE);

let failed = false;
for (const [index, screen] of screens.entries()) {
  const usage = readings.flatMap((reading) => reading[index] ?? []);
  const [start, end] = [usage[0], usage.at(-1)];
  const { told, happened, missed, resets } = await screen.changes();
  const isFresh = await screen.isFresh();
  console.log(`${paths[index]}, ${first} min at ${SPEED}×`);
  console.log(`  heap after collection  ${megabytes(start)} at first, ${megabytes(end)} at last`);
  console.log(`  of all readings        ${usage.map(megabytes).join(" ")}`);
  console.log(
    `  nodes, listeners       ${nodesAndListeners(start)} at first, ${nodesAndListeners(end)} at last`,
  );
  console.log(`  changes                ${told} received of ${happened}, ${resets} resets`);
  console.log(`  missed                 ${missed}`);
  console.log(`  is up to date          ${isFresh ? "yes" : "NO"}`);
  failed ||= missed > 0 || !isFresh || happened === 0;
}
await browser.close();
desk.stop();
process.exit(failed ? 1 : 0);

function megabytes(usage: ScreenUsage | undefined): string {
  return `${((usage?.heap ?? Number.NaN) / 1024 / 1024).toFixed(2)} MB`;
}

function nodesAndListeners(usage: ScreenUsage | undefined): string {
  return `${usage?.nodes}, ${usage?.listeners}`;
}
