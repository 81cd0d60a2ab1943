/**
 * Whether memory stays flat: the built desk on SQLite reads the reference service at ten times real
 * time, while readers follow its stream and ask for pages. One minute; fifteen with MATCHDESK_LONG=1.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { apiPaths } from "#core/contract/paths.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { startReplayedDesk } from "./load/replayed-desk.ts";

const LENGTH = (process.env["MATCHDESK_LONG"] === "1" ? 15 : 1) * MINUTE;
const STREAMS = 200;
/** Rounds of requests a second, each for every path. */
const ROUNDS = 20;
const SAMPLES = 30;
const PATHS = [
  apiPaths.meta,
  apiPaths.matches(),
  apiPaths.matches({ state: "ended", q: "knights" }),
  apiPaths.tournaments,
  apiPaths.changes({ limit: 60 }),
];

spawnSync(process.execPath, ["scripts/build.mjs", "server"], { stdio: "ignore" });
const desk = await startReplayedDesk(10, STREAMS);
const { url } = desk;
for (let stream = 0; stream < STREAMS; stream += 1) follow();

const until = performance.now() + LENGTH;
let requests = 0;
void keepAsking();
const samples: number[] = [];
while (samples.length < SAMPLES) {
  await sleep(LENGTH / SAMPLES);
  samples.push(residentOf(desk.pid));
}
const third = SAMPLES / 3;
const [middle, last] = [mean(samples.slice(third, 2 * third)), mean(samples.slice(2 * third))];
const { changes } = await (await fetch(url + apiPaths.changes())).json();
console.log(
  `${LENGTH / MINUTE} min, ${STREAMS} streams, ${requests} requests, ${changes.length} or more changes`,
);
console.log(`resident, second third  ${middle.toFixed(1)} MB`);
console.log(`resident, last third    ${last.toFixed(1)} MB, ${(last - middle).toFixed(1)} more`);
console.log(`most of all             ${Math.max(...samples).toFixed(1)} MB`);
desk.stop();
process.exit(0);

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

/** In megabytes. */
function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
