/**
 * Checks whether memory stays constant: the built product on SQLite polls the reference service at
 * ten times real time, while subscribers follow its event stream and clients request pages. One
 * minute, or 15 with MATCHDESK_LONG=1.
 *
 * The heap after a full garbage collection must not grow, except for matches of events that
 * continued meanwhile. Resident memory is only printed, because V8 and SQLite keep some of it for
 * later.
 */
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { apiPaths } from "#core/paths/paths.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { startDemoBenchServer } from "./load/demo-bench-server.ts";
import { formatMegabytes } from "./load/print-figure.ts";
import { buildProductOrExit } from "./load/product.ts";

const DURATION = (process.env["MATCHDESK_LONG"] === "1" ? 15 : 1) * MINUTE;
const STREAMS = 200;
/** Speed of the replay clock. */
const SPEED = 10;
/** Rounds per second, in each of which every path is requested. */
const ROUNDS = 20;
const SAMPLES = 30;
/** Maximum memory per match including derived and raw data, in bytes. */
const MAX_BYTES_PER_MATCH = 40 * 1024;
/** Tolerated difference between two garbage collections, in bytes. */
const SLACK = 2 * 1024 ** 2;
const PATHS = [
  apiPaths.meta,
  apiPaths.matches(),
  apiPaths.matches({ state: "ended", q: "knights" }),
  apiPaths.tournaments,
  apiPaths.changes({ limit: 60 }),
];

/** Memory of the product at one time. */
interface Sample {
  /** Heap after a full garbage collection, in bytes. */
  readonly heap: number;
  /** Resident memory, in bytes. */
  readonly resident: number;
  /** Number of matches in memory. */
  readonly matches: number;
}

buildProductOrExit("server");
const desk = await startDemoBenchServer(SPEED, STREAMS);
const { url } = desk;
for (let stream = 0; stream < STREAMS; stream += 1) subscribe();

const until = performance.now() + DURATION;
let requests = 0;
void requestContinuously();
const samples: Sample[] = [];
while (samples.length < SAMPLES) {
  await sleep(DURATION / SAMPLES);
  samples.push(await takeSample());
}
const { changes } = await (await fetch(url + apiPaths.changes())).json();
console.log(
  `${DURATION / MINUTE} min, ${STREAMS} streams, ${requests} requests, ${changes.length} or more changes`,
);
const third = SAMPLES / 3;
const [middle, last] = [mean(samples.slice(third, 2 * third)), mean(samples.slice(2 * third))];
const allowed = SLACK + (last.matches - middle.matches) * MAX_BYTES_PER_MATCH;
const growth = last.heap - middle.heap;
console.log("mean of the                second third    last third");
print("heap after collection", "heap");
print("resident", "resident");
console.log(
  `${"matches in memory".padEnd(27)}${middle.matches.toFixed(0).padEnd(16)}${last.matches.toFixed(0)}`,
);
console.log(
  `the heap grew by ${formatMegabytes(growth, 1)}, at most ${formatMegabytes(allowed, 1)}`,
);
desk.stop();
process.exit(growth <= allowed ? 0 : 1);

async function requestContinuously(): Promise<void> {
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

/** Subscribes to the event stream, and again when the stream ends. */
function subscribe(): void {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write("GET /api/v1/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
  socket.resume();
  socket.on("error", () => socket.destroy());
  socket.on("close", () => void sleep(SECOND).then(subscribe));
}

async function takeSample(): Promise<Sample> {
  const resident = desk.getResidentBytes();
  const heap = await desk.heapUsed();
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return {
    heap,
    resident,
    matches: Number(/^matchdesk_snapshot_matches (\d+)$/m.exec(metrics)?.[1]),
  };
}

function mean(of: readonly Sample[]): Sample {
  const meanOf = (key: keyof Sample): number =>
    of.reduce((sum, sample) => sum + sample[key], 0) / of.length;
  return { heap: meanOf("heap"), resident: meanOf("resident"), matches: meanOf("matches") };
}

function print(name: string, key: "heap" | "resident"): void {
  const figures = [middle, last].map((sample) => formatMegabytes(sample[key], 1).padEnd(16));
  console.log(`${name.padEnd(27)}${figures.join("")}`.trimEnd());
}
