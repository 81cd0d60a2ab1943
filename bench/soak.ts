/**
 * Whether memory stays flat: the built desk on SQLite reads the reference service at ten times real
 * time, while readers follow its stream and ask for pages. One minute; fifteen with MATCHDESK_LONG=1.
 *
 * What must stay flat is the heap after a full collection, but for the matches of events that went on
 * meanwhile. Resident memory is what the system gave: V8 and SQLite keep some of it for later.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
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
const CLIENT = "soak:soak-secret:halfpitch.example,liga.meridian.example,play.nordarena.example";
/** Runs inside the desk: says what its heap holds once everything else was let go. */
const PROBE = `data:text/javascript,${encodeURIComponent(
  `process.on("message", () => {
    gc();
    process.send(process.memoryUsage().heapUsed);
  }).channel.unref();`,
)}`;

/** The desk at one moment. */
interface Sample {
  /** Bytes after a full collection. */
  readonly heap: number;
  /** Bytes. */
  readonly resident: number;
  /** In memory. */
  readonly matches: number;
}

spawnSync(process.execPath, ["scripts/build.mjs", "server"], { stdio: "ignore" });
const folder = mkdtempSync(join(tmpdir(), "matchdesk-soak-"));
const service = start("service", {}, "--demo", `--client=${CLIENT}`, "--speed=10", "--port=0");
const desk = start("main", {
  UPSTREAM_URL: await addressOf(service),
  CLIENT_ID: "soak",
  CLIENT_SECRET: "soak-secret",
  PORT: "0",
  POLL_SECONDS: "2",
  RATE_LIMIT: "1000000",
  STREAM_LIMIT_PER_ADDRESS: String(STREAMS),
});
const url = await addressOf(desk);
while (!(await fetch(`${url}/readyz`)).ok) await sleep(50);
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
desk.kill();
service.kill();
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
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

function start(
  name: string,
  env: Readonly<Record<string, string>>,
  ...args: string[]
): ChildProcess {
  const program = ["--expose-gc", "--import", PROBE, `dist/server/${name}.js`];
  return spawn(process.execPath, [...program, ...args], {
    env: { PATH: process.env["PATH"], DATA_DIR: folder, LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
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

async function sample(): Promise<Sample> {
  const resident = residentOf(desk);
  desk.send("collect");
  const [heap] = await once(desk, "message");
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return { heap, resident, matches: Number(/^snapshot_matches (\d+)$/m.exec(metrics)?.[1]) };
}

function residentOf({ pid }: ChildProcess): number {
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
