import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { must } from "#core/lib/must.ts";

/** The built product on SQLite, and the reference service with the demo that it polls. */
export interface DemoBenchServer {
  readonly url: string;
  readonly pid: number;
  /** Returns the size of its heap after a full garbage collection, in bytes. */
  readonly heapUsed: () => Promise<number>;
  /** Stops the service, after which no data changes. */
  readonly stopService: () => void;
  readonly stop: () => void;
}

const CLIENT = "replay:replay-secret";
const SITES = "halfpitch.example,liga.meridian.example,play.nordarena.example";
/** Runs in the product's process: reports the used heap after a garbage collection. */
const PROBE = `data:text/javascript,${encodeURIComponent(
  `process.on("message", () => {
    gc();
    process.send(process.memoryUsage().heapUsed);
  }).channel.unref();`,
)}`;

/**
 * Starts both from `dist/server`; resolves when the product is ready.
 *
 * @param speed seconds of the replay clock per real second
 * @param streams maximum number of event streams per address
 */
export async function startDemoBenchServer(
  speed: number,
  streams: number,
): Promise<DemoBenchServer> {
  const folder = mkdtempSync(join(tmpdir(), "matchdesk-replay-"));
  const children: ChildProcess[] = [];
  const start = (
    name: string,
    env: Readonly<Record<string, string>>,
    ...args: string[]
  ): ChildProcess => {
    const program = ["--expose-gc", "--import", PROBE, `dist/server/${name}.js`];
    const child = spawn(process.execPath, [...program, ...args], {
      env: { PATH: process.env["PATH"], DATA_DIR: folder, LOG_LEVEL: "warn", ...env },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    children.push(child);
    return child;
  };
  const stop = (): void => {
    for (const child of children) child.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // Stops the processes even if the benchmark fails.
  process.once("exit", stop);
  const service = start(
    "service",
    {},
    "--demo",
    `--client=${CLIENT}:${SITES}`,
    `--speed=${speed}`,
    "--port=0",
  );
  const [id, secret] = CLIENT.split(":");
  const desk = start("main", {
    UPSTREAM_URL: await addressOf(service),
    CLIENT_ID: must(id, "the client has an id"),
    CLIENT_SECRET: must(secret, "the client has a secret"),
    PORT: "0",
    POLL_SECONDS: "2",
    // All requests come from one address.
    RATE_LIMIT: "1000000",
    STREAM_LIMIT_PER_ADDRESS: String(streams),
  });
  const url = await addressOf(desk);
  while (!(await fetch(`${url}/readyz`)).ok) await sleep(50);
  return {
    url,
    pid: must(desk.pid, "the process runs"),
    heapUsed: async () => {
      desk.send("collect");
      const [bytes] = await once(desk, "message");
      return Number(bytes);
    },
    stopService: () => void service.kill(),
    stop,
  };
}

/** Returns the URL that the process prints. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: must(stdout, "the output is piped") })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("the process ended without printing its address");
}
