import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import {
  encodeMatchListResponse,
  startFaultServer,
  encodeTokenResponse,
} from "#server/testing/fault-server.ts";
import { NODE_FLAGS } from "#server/testing/node-flags.ts";

/** The built product and the service that it polls. */
export interface BenchServer {
  readonly url: string;
  /**
   * Replaces the service's ended list. Resolves when the product polls it for the first time, to
   * milliseconds since the epoch.
   */
  readonly replaceEndedList: (matches: readonly unknown[]) => Promise<number>;
  /** Returns the body of a response without decompressing it. */
  readonly fetchBody: (path: string, headers: Readonly<Record<string, string>>) => Promise<Buffer>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts `dist/server/main.js` on a service that lists these matches as ended; resolves when it is
 * ready.
 */
export async function startBenchServer(
  matches: readonly unknown[],
  pollSeconds = 10,
): Promise<BenchServer> {
  let listed = matches;
  let notifyPoll: ((at: number) => void) | null = null;
  const service = await startFaultServer(({ path }) => {
    if (path.startsWith("/token/")) return encodeTokenResponse("token");
    if (!path.includes("ended")) return encodeMatchListResponse([]);
    notifyPoll?.(Date.now());
    return encodeMatchListResponse(listed);
  });
  const folder = mkdtempSync(join(tmpdir(), "matchdesk-bench-"));
  const child = spawn(process.execPath, [...NODE_FLAGS, "dist/server/main.js"], {
    env: {
      PATH: process.env["PATH"],
      UPSTREAM_URL: service.url,
      CLIENT_ID: "bench",
      CLIENT_SECRET: "secret",
      DATA_DIR: folder,
      POLL_SECONDS: String(pollSeconds),
      // The limit is active but never reached.
      RATE_LIMIT: "1000000",
      PORT: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolveUrl) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [address] = /http:\S+/.exec(line) ?? [];
      if (address !== undefined) resolveUrl(address);
    });
  });
  while (!(await fetch(`${url}/readyz`)).ok) await sleep(20);
  return {
    url,
    replaceEndedList: (next) => {
      listed = next;
      return new Promise((resolve) => {
        notifyPoll = resolve;
      });
    },
    fetchBody: (path, headers) =>
      new Promise((resolve, reject) => {
        get(url + path, { headers }, (response) => {
          buffer(response).then(resolve, reject);
        }).on("error", reject);
      }),
    stop: async () => {
      child.kill();
      await service.close();
      rmSync(folder, { recursive: true, maxRetries: 5 });
    },
  };
}
