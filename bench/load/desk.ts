import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { listAnswer, startFaultServer, tokenAnswer } from "#server/testing/fault-server.ts";
import { NODE_FLAGS } from "#server/testing/node-flags.ts";

/** The built desk, and the service it reads. */
export interface BenchDesk {
  readonly url: string;
  /**
   * What the service lists from now on, in its ended list. Answers when it was first asked for it, in
   * milliseconds since the epoch.
   */
  readonly list: (matches: readonly unknown[]) => Promise<number>;
  /** A body as it goes over the wire, still packed. */
  readonly bytesOf: (path: string, headers: Readonly<Record<string, string>>) => Promise<Buffer>;
  readonly stop: () => Promise<void>;
}

/** Starts `dist/server/main.js` on a service that lists these matches as ended; answers once it shows them. */
export async function startDesk(matches: readonly unknown[], pollSeconds = 10): Promise<BenchDesk> {
  let listed = matches;
  let asked: ((at: number) => void) | null = null;
  const service = await startFaultServer(({ path }) => {
    if (path.startsWith("/token/")) return tokenAnswer("token");
    if (!path.includes("ended")) return listAnswer([]);
    asked?.(Date.now());
    return listAnswer(listed);
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
      // Counted, and never reached.
      RATE_LIMIT: "1000000",
      PORT: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((found) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [address] = /http:\S+/.exec(line) ?? [];
      if (address !== undefined) found(address);
    });
  });
  while (!(await fetch(`${url}/readyz`)).ok) await sleep(20);
  return {
    url,
    list: (next) => {
      listed = next;
      return new Promise((resolve) => {
        asked = resolve;
      });
    },
    bytesOf: (path, headers) =>
      new Promise((resolve, reject) => {
        get(url + path, { headers }, (answer) => {
          buffer(answer).then(resolve, reject);
        }).on("error", reject);
      }),
    stop: async () => {
      child.kill();
      await service.close();
      rmSync(folder, { recursive: true, maxRetries: 5 });
    },
  };
}
