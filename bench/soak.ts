/**
 * Whether memory stays flat: the built desk on SQLite reads the reference service at ten times real
 * time, while readers follow its stream and ask for pages. One minute; fifteen with MATCHDESK_LONG=1.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { apiPaths } from "#core/contract/paths.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";

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
const CLIENT = "soak:soak-secret:halfpitch.example,liga.meridian.example,play.nordarena.example";

spawnSync(process.execPath, ["scripts/build.mjs", "server"], { stdio: "ignore" });
const folder = mkdtempSync(join(tmpdir(), "matchdesk-soak-"));
const service = start("service", {}, "--demo", `--client=${CLIENT}`, "--speed=10", "--port=0");
const desk = start("main", {
  UPSTREAM_URL: await addressOf(service),
  CLIENT_ID: "soak",
  CLIENT_SECRET: "soak-secret",
  PORT: "0",
  POLL_SECONDS: "2",
  STREAM_LIMIT_PER_ADDRESS: String(STREAMS),
});
const url = await addressOf(desk);
while (!(await fetch(`${url}/readyz`)).ok) await sleep(50);
for (let stream = 0; stream < STREAMS; stream += 1) follow();

const until = performance.now() + LENGTH;
let requests = 0;
void keepAsking();
const samples: number[] = [];
while (samples.length < SAMPLES) {
  await sleep(LENGTH / SAMPLES);
  samples.push(residentOf(desk));
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
desk.kill();
service.kill();
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
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

function start(
  name: string,
  env: Readonly<Record<string, string>>,
  ...args: string[]
): ChildProcess {
  return spawn(process.execPath, [`dist/server/${name}.js`, ...args], {
    env: { PATH: process.env["PATH"], DATA_DIR: folder, LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** Out of the line it prints. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: must(stdout, "it is piped") })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("the process ended without printing its address");
}

/** In megabytes. */
function residentOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
