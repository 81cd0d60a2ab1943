/**
 * Whether memory stays flat: the built desk on SQLite reads the reference service at ten times real
 * time, while readers follow its stream and ask for pages. One minute; fifteen with MATCHDESK_LONG=1.
 *
 * What must stay flat is the heap after a full collection, but for the matches of events that went on
 * meanwhile. Resident memory is what the system gave: V8 and SQLite keep some of it for later.
 */
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { apiPaths } from "#core/paths/paths.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { startReplayedDesk } from "./load/replayed-desk.ts";
import { buildProduct } from "./load/build-product.ts";

const LENGTH = (process.env["MATCHDESK_LONG"] === "1" ? 15 : 1) * MINUTE;
const STREAMS = 200;
/** Of the replay clock. */
const SPEED = 10;
/** Rounds of requests a second, each for every path. */
const ROUNDS = 20;
const SAMPLES = 30;
const MEGABYTE = 1024 ** 2;
/** What a match in memory may cost, with what is derived from it and the wire form, in bytes. */
const A_MATCH = 40 * 1024;
/** What a collection leaves more or less of, in bytes. */
const SLACK = 2 * MEGABYTE;
const PATHS = [
  apiPaths.meta,
  apiPaths.matches(),
  apiPaths.matches({ state: "ended", q: "knights" }),
  apiPaths.tournaments,
  apiPaths.changes({ limit: 60 }),
];

/** The desk at one moment. */
interface Sample {
  /** Bytes after a full collection. */
  readonly heap: number;
  /** Bytes. */
  readonly resident: number;
  /** In memory. */
  readonly matches: number;
}

buildProduct("server");
const desk = await startReplayedDesk(SPEED, STREAMS);
const { url } = desk;
for (let stream = 0; stream < STREAMS; stream += 1) follow();

const until = performance.now() + LENGTH;
let requests = 0;
void keepAsking();
const samples: Sample[] = [];
while (samples.length < SAMPLES) {
  await sleep(LENGTH / SAMPLES);
  samples.push(await sample());
}
const { changes } = await (await fetch(url + apiPaths.changes())).json();
console.log(
  `${LENGTH / MINUTE} min, ${STREAMS} streams, ${requests} requests, ${changes.length} or more changes`,
);
const third = SAMPLES / 3;
const [middle, last] = [mean(samples.slice(third, 2 * third)), mean(samples.slice(2 * third))];
const allowed = SLACK + (last.matches - middle.matches) * A_MATCH;
const grown = last.heap - middle.heap;
console.log("mean of the                second third    last third");
print("heap after collection", "heap");
print("resident", "resident");
console.log(
  `${"matches in memory".padEnd(27)}${middle.matches.toFixed(0).padEnd(16)}${last.matches.toFixed(0)}`,
);
console.log(`the heap grew by ${inMegabytes(grown)}, may by ${inMegabytes(allowed)}`);
desk.stop();
process.exit(grown <= allowed ? 0 : 1);

async function keepAsking(): Promise<void> {
  while (performance.now() < until) {
    await Promise.all(
      PATHS.map(async (path) => {
        await (await fetch(url + path)).arrayBuffer();
        requests += 1;
      }),
    );
    await sleep(SECOND / ROUNDS);
  }
}

/** A reader of the stream, that comes back when its stream ends. */
function follow(): void {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write("GET /api/v1/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
  socket.resume();
  socket.on("error", () => socket.destroy());
  socket.on("close", () => void sleep(SECOND).then(follow));
}

async function sample(): Promise<Sample> {
  const resident = residentOf(desk.pid);
  const heap = await desk.heapUsed();
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return { heap, resident, matches: Number(/^snapshot_matches (\d+)$/m.exec(metrics)?.[1]) };
}

/** In bytes. */
function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

function mean(of: readonly Sample[]): Sample {
  const meanOf = (what: keyof Sample): number =>
    of.reduce((sum, each) => sum + each[what], 0) / of.length;
  return { heap: meanOf("heap"), resident: meanOf("resident"), matches: meanOf("matches") };
}

function print(name: string, what: "heap" | "resident"): void {
  const figures = [middle, last].map((each) => inMegabytes(each[what]).padEnd(16));
  console.log(`${name.padEnd(27)}${figures.join("")}`.trimEnd());
}

function inMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
