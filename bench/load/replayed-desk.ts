import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { must } from "#core/lib/must.ts";

/** The built desk on SQLite, and the reference service whose demo it reads. */
export interface ReplayedDesk {
  readonly url: string;
  readonly pid: number;
  /** Bytes of its heap after a full collection. */
  readonly heapUsed: () => Promise<number>;
  /** Ends the service: nothing changes from then on. */
  readonly stopService: () => void;
  readonly stop: () => void;
}

const CLIENT = "replay:replay-secret";
const SITES = "halfpitch.example,liga.meridian.example,play.nordarena.example";
/** Runs inside the desk: says what its heap holds once everything else was let go. */
const PROBE = `data:text/javascript,${encodeURIComponent(
  `process.on("message", () => {
    gc();
    process.send(process.memoryUsage().heapUsed);
  }).channel.unref();`,
)}`;

/**
 * Starts both out of `dist/server`; answers once the desk shows something.
 *
 * @param speed Of the replay clock, 1 for real time.
 * @param streams Readers of the event stream that one address may have.
 */
export async function startReplayedDesk(speed: number, streams: number): Promise<ReplayedDesk> {
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
  // Nothing outlives a bench that broke.
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
    CLIENT_ID: must(id, "it has two parts"),
    CLIENT_SECRET: must(secret, "it has two parts"),
    PORT: "0",
    POLL_SECONDS: "2",
    // Everybody asks from one address.
    RATE_LIMIT: "1000000",
    STREAM_LIMIT_PER_ADDRESS: String(streams),
  });
  const url = await addressOf(desk);
  while (!(await fetch(`${url}/readyz`)).ok) await sleep(50);
  return {
    url,
    pid: must(desk.pid, "it runs"),
    heapUsed: async () => {
      desk.send("collect");
      const [bytes] = await once(desk, "message");
      return Number(bytes);
    },
    stopService: () => void service.kill(),
    stop,
  };
}

/** Out of the line it prints. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: must(stdout, "it is piped") })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("the process ended without printing its address");
}
