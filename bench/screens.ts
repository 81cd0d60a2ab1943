/**
 * Whether full-screen pages last: each address of the arguments (a wall and three overlays without
 * any; MATCH, BRACKET and TOURNAMENT stand for some that are played) stands in a tab of Chromium for
 * so many minutes (the first argument, 60 without one) before the built desk, which reads the
 * reference service at sixty times real time. Channels get another match at each reading. Memory is read after a collection; changes
 * that the tab was told are held against `/api/v1/changes`, and what it shows at the end against what
 * the server would show. Ends with 1 where a change was missed or the picture is old.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { channelsIn, filled, putOnAir } from "./load/on-air.ts";
import { startReplayedDesk } from "./load/replayed-desk.ts";
import { type ScreenUsage, watchScreen } from "./load/watch-screen.ts";
import { buildProduct } from "./load/build-product.ts";

const SPEED = 60;
/** Before the first reading: letters and pictures are there, code has been compiled. */
const WARM = 20 * SECOND;
const READINGS = 12;
/** Longer than a screen waits between two looks. */
const SETTLE = 15 * SECOND;

const USUAL = [
  "/wall",
  "/overlay/channel/main",
  "/overlay/match/MATCH",
  "/overlay/bracket/BRACKET",
];

const [first = "60", ...rest] = process.argv.slice(2);
const length = Number(first) * MINUTE;
const asked = rest.length === 0 ? USUAL : rest;

buildProduct();
const desk = await startReplayedDesk(SPEED, asked.length + 1);
const paths = await Promise.all(asked.map((path) => filled(desk.url, path)));
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
  const usage = readings.flatMap((each) => each[index] ?? []);
  const [start, end] = [usage[0], usage.at(-1)];
  const { told, happened, missed, resets } = await screen.changes();
  const isFresh = await screen.isFresh();
  console.log(`${paths[index]}, ${first} min at ${SPEED}×`);
  console.log(`  heap after collection  ${megabytes(start)} at first, ${megabytes(end)} at last`);
  console.log(`  of all readings        ${usage.map(megabytes).join(" ")}`);
  console.log(`  nodes, listeners       ${counted(start)} at first, ${counted(end)} at last`);
  console.log(`  changes                ${told} told of ${happened}, ${resets} resets`);
  console.log(`  missed                 ${missed}`);
  console.log(`  shows what is          ${isFresh ? "yes" : "NO"}`);
  failed ||= missed > 0 || !isFresh || happened === 0;
}
await browser.close();
desk.stop();
process.exit(failed ? 1 : 0);

function megabytes(usage: ScreenUsage | undefined): string {
  return `${((usage?.heap ?? Number.NaN) / 1024 / 1024).toFixed(2)} MB`;
}

function counted(usage: ScreenUsage | undefined): string {
  return `${usage?.nodes}, ${usage?.listeners}`;
}
