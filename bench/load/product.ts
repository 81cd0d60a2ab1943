import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { must } from "#core/lib/must.ts";
import {
  encodeMatchListResponse,
  encodeTokenResponse,
  startFaultServer,
} from "#server/testing/fault-server.ts";
import { NODE_FLAGS } from "#server/testing/node-flags.ts";

/**
 * Builds parts of the product, or all without arguments. Ends the benchmark if the build fails,
 * because results of an old build would be wrong.
 */
export function buildProductOrExit(...parts: readonly string[]): void {
  const args = ["scripts/build/build.mjs", ...parts];
  const { status } = spawnSync(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) process.exit(1);
}

/** Creates a folder that is deleted at the end of the benchmark. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "matchdesk-bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A program of the product and its arguments, with Node.js flags before it. */
const MAIN: readonly string[] = ["dist/server/main.js"];

/**
 * Starts a program of the product; resolves when it has printed its URL. It ends with the benchmark
 * at the latest, even if that fails.
 */
export async function startProgram(
  env: Readonly<Record<string, string>>,
  program = MAIN,
  checkout = ".",
) {
  const child = spawn(process.execPath, [...NODE_FLAGS, ...program], {
    cwd: checkout,
    // The rate limit is active but never reached.
    env: { PATH: process.env["PATH"], PORT: "0", RATE_LIMIT: "100000000", ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  // Before the deletion of its folder, into which it would write while it stops.
  process.prependListener("exit", () => void child.kill("SIGKILL"));
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`${program.join(" ")} printed no URL`)));
    // Its output is read until its end, because it would exit if that were closed.
    createInterface({ input: must(child.stdout, "its output is piped") }).on("line", (line) => {
      const [address] = /http:\S+/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
      else if (/"level":[56]0/.test(line)) console.log(line.slice(0, 500));
    });
  });
  return {
    url,
    child,
    /** Returns the current resident memory in bytes. */
    getResidentBytes: (): number => {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
    },
  };
}

/** Does the same as `startProgram`, and waits until the product is ready. */
export async function startProduct(...args: Parameters<typeof startProgram>) {
  const product = await startProgram(...args);
  while (!(await fetch(`${product.url}/readyz`)).ok) await sleep(5);
  return product;
}

/** Starts a service with these lists. */
export function startListService(list: (name: "ended" | "upcoming") => readonly unknown[]) {
  return startFaultServer(({ path }) =>
    path.startsWith("/token/")
      ? encodeTokenResponse("token")
      : encodeMatchListResponse(list(path.includes("ended") ? "ended" : "upcoming")),
  );
}
