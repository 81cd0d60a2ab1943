/**
 * Measures a start of the built product with its internal reference service: time until the first
 * page with data, and resident memory after three poll intervals with viewers.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { apiPaths } from "#core/paths/paths.ts";
import { NODE_FLAGS } from "#server/testing/node-flags.ts";
import { buildProductOrExit } from "./load/build-product.ts";

const RUNS = 5;
const POLL_SECONDS = 2;
const PATHS = ["/", apiPaths.meta, apiPaths.matches(), apiPaths.tournaments, apiPaths.deskMarks];

buildProductOrExit();
const folder = mkdtempSync(join(tmpdir(), "matchdesk-start-"));
const times: number[] = [];
let resident = 0;
for (let run = 0; run < RUNS; run += 1) {
  const startedAt = performance.now();
  const server = start();
  const url = await addressOf(server);
  while (!(await showsData(url))) await sleep(5);
  times.push(performance.now() - startedAt);
  if (run === RUNS - 1) resident = await residentAfterViewers(server, url);
  server.kill();
}
const sorted = times.toSorted((a, b) => a - b);
const figure = (index: number): string => `${(sorted.at(index) ?? 0).toFixed(0)} ms`;
console.log(`first page with data  median ${figure(RUNS >> 1)}, worst of ${RUNS} ${figure(-1)}`);
console.log(`resident memory       ${(resident / 1024).toFixed(0)} MB`);
rmSync(folder, { recursive: true, force: true });

function start(): ChildProcess {
  const env = {
    PATH: process.env["PATH"],
    PORT: "0",
    LOG_LEVEL: "warn",
    POLL_SECONDS: `${POLL_SECONDS}`,
    // Without an archive, as after a fresh clone.
    DATA_DIR: mkdtempSync(join(folder, "run-")),
  };
  const args = [...NODE_FLAGS, "scripts/run.mjs", "main"];
  return spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
}

/** Returns the URL that the process prints. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error("the server's output is piped");
  for await (const line of createInterface({ input: stdout })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("the server ended without printing its address");
}

async function showsData(url: string): Promise<boolean> {
  const [page, data] = await Promise.all([fetch(url), fetch(url + apiPaths.matches())]);
  await Promise.all([page.text(), data.text()]);
  return page.ok && data.ok;
}

/** Returns the resident memory after requests, in kilobytes (`VmRSS` of Linux). */
async function residentAfterViewers({ pid }: ChildProcess, url: string): Promise<number> {
  const headers = { "accept-encoding": "br" };
  for (let second = 0; second < 3 * POLL_SECONDS; second += 1) {
    const paths = Array.from({ length: 20 }, () => PATHS).flat();
    await Promise.all(
      paths.map(async (path) => (await fetch(url + path, { headers })).arrayBuffer()),
    );
    await sleep(1000);
  }
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]);
}
