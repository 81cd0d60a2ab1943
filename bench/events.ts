/**
 * Measures subscribers of the event stream, and of a stream of bare `node:http`: memory and
 * processor time, the time until all are open and until a change has reached all, and the memory cost
 * of stalled ones. The subscribers are in this process, the stream in another. Then measures how much
 * later than this process the pages of one browser receive a change, because they share their
 * streams.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { SECOND } from "#core/lib/time.ts";
import { launchChromium } from "./browser/launch-chromium.ts";
import { measureSharedStream } from "./browser/measure-shared-stream.ts";
import { quantile } from "./browser/median.ts";
import { buildProductOrExit } from "./load/product.ts";
import { startDemoBenchServer } from "./load/demo-bench-server.ts";
import { fillPathPlaceholders } from "./load/on-air.ts";
import { formatMegabytes, printFigure } from "./load/print-figure.ts";

/** Numbers of subscribers: the second is the most that a limit of 20,000 open files permits. */
const SUBSCRIBERS = [5_000, 19_900];
const STALLED = 50;
const EVENTS = 20;
/** Number of sockets that are opened at the same time. */
const CONCURRENCY = 50;
/** Pages of one browser: ten of the dashboard, eight overlays and two walls. */
const PAGES = [
  ...Array<string>(10).fill("/"),
  ...Array<string>(8).fill("/overlay/match/MATCH"),
  ...Array<string>(2).fill("/wall"),
];
/** Seconds of the demo per real second, for many changes. */
const SPEED = 60;
const PAGES_TIME = 60 * SECOND;

interface Usage {
  readonly rss: number;
  readonly heap: number;
  /** Processor time so far in milliseconds. */
  readonly cpu: number;
  readonly subscribers: number;
  readonly dropped: Readonly<Record<string, number>>;
}

/** Called when a subscriber has received an event. */
let noteEvent = (): void => {};
let { child, port } = await startServer("bare");
for (const count of SUBSCRIBERS) {
  for (const mode of ["bare", "product"] as const) {
    child.kill();
    ({ child, port } = await startServer(mode));
    await printSubscribers(mode, count);
  }
}

const lively = await openMany(STALLED, false);
const stalled = await openMany(STALLED, true);
const quiet = await requestUsage();
let published = 0;
let maxRss = quiet.rss;
let now = quiet;
// Unread events first fill the system's buffers, which are megabytes on loopback.
while (now.subscribers > STALLED) {
  for (let event = 0; event < EVENTS; event += 1) await publish(STALLED);
  published += EVENTS;
  now = await requestUsage();
  maxRss = Math.max(maxRss, now.rss);
}
printFigure(`${STALLED} stalled, all dropped after`, `${published} events of 1 KB`);
printFigure("  maximum memory cost", formatMegabytes(maxRss - quiet.rss, 1));
for (const socket of [...lively, ...stalled]) socket.destroy();
child.kill();
await printSharedStream();

/** Starts a process with the product's event stream, or with one of bare `node:http`. */
async function startServer(mode: "product" | "bare") {
  const program = join(import.meta.dirname, "processes", "event-server.ts");
  const started = fork(program, [mode], { execArgv: ["--expose-gc", "--import", "tsx"] });
  const [{ port: bound }] = await once(started, "message");
  return { child: started, port: Number(bound) };
}

/** Opens subscribers, measures them and closes them. */
async function printSubscribers(mode: string, count: number): Promise<void> {
  const warm = await openMany(CONCURRENCY, false);
  await publish(CONCURRENCY);
  for (const socket of warm) socket.destroy();
  await setTimeout(500);
  const before = await requestUsage();
  const startedAt = performance.now();
  const subscribers = await openMany(count, false);
  const opening = performance.now() - startedAt;
  const idle = await requestUsage();
  const times: number[] = [];
  for (let event = 0; event < EVENTS; event += 1) times.push(...(await publish(count)));
  const { cpu } = await requestUsage();
  const [rss, heap] = [idle.rss - before.rss, idle.heap - before.heap].map((bytes) =>
    (bytes / count / 1024).toFixed(1),
  );
  const [middle, last] = [0.5, 1].map((share) => quantile(times, share).toFixed(0));
  printFigure(`${count} subscribers, ${mode}`, `${rss} KiB each, ${heap} KiB of them heap`);
  printFigure("  all are open after", `${opening.toFixed(0)} ms`);
  printFigure("  a change reaches", `the median after ${middle} ms, the last after ${last} ms`);
  printFigure("  processor time of a change", `${((cpu - idle.cpu) / EVENTS).toFixed(0)} ms`);
  for (const socket of subscribers) socket.destroy();
  await setTimeout(1_000);
}

async function printSharedStream(): Promise<void> {
  buildProductOrExit();
  const desk = await startDemoBenchServer(SPEED, PAGES.length);
  const browser = await launchChromium();
  const paths = await Promise.all(PAGES.map((path) => fillPathPlaceholders(desk.url, path)));
  const { changes, lags } = await measureSharedStream(browser, desk.url, paths, PAGES_TIME);
  await browser.close();
  desk.stop();
  const [middle, most, last] = [0.5, 0.99, 1].map((share) => quantile(lags, share).toFixed(0));
  printFigure(
    `${changes} changes, ${PAGES.length} pages`,
    `median ${middle} ms after this process, 99% ${most} ms, last ${last} ms`,
  );
}

/**
 * Publishes one event; resolves to the milliseconds until each of `count` subscribers received it.
 */
async function publish(count: number): Promise<readonly number[]> {
  const durations: number[] = [];
  const startedAt = performance.now();
  const allReceived = new Promise<void>((resolve) => {
    noteEvent = () => {
      durations.push(performance.now() - startedAt);
      if (durations.length === count) resolve();
    };
  });
  child.send("publish");
  await Promise.all([allReceived, once(child, "message")]);
  return durations;
}

async function requestUsage(): Promise<Usage> {
  const reply = once(child, "message");
  child.send("usage");
  const [usage] = await reply;
  return usage;
}

async function openMany(count: number, isStalled: boolean): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const group = Array.from({ length: CONCURRENCY }, () => open(isStalled));
    sockets.push(...(await Promise.all(group)));
  }
  return sockets;
}

/** Opens a subscriber; resolves after its headers. A stalled one reads nothing more. */
async function open(isStalled: boolean): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  if (isStalled) socket.pause();
  else socket.on("data", (chunk) => chunk.includes("event: change") && noteEvent());
  return socket;
}
