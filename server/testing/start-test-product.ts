import { readFileSync } from "node:fs";
import { expect, onTestFinished } from "vitest";
import { MetaSchema } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { parseConfig } from "#server/config/config.ts";
import { type Matchdesk, startMatchdesk } from "#server/matchdesk.ts";
import type { ServerEnvironment } from "#server/parts.ts";
import type { FaultServer } from "./fault-server.ts";
import { createTestFolder } from "./server-process.ts";

/**
 * Starts the product in this process, on a free port. The caller stops it.
 *
 * @param env its configuration; credentials of the service have defaults
 * @param environment parts that differ from those of a server without files, whose log is ignored
 */
export async function startTestProduct(
  env: Readonly<Record<string, string>>,
  environment: Partial<ServerEnvironment> = {},
): Promise<Matchdesk> {
  const parsed = parseConfig(
    { CLIENT_ID: "client", CLIENT_SECRET: "secret", PORT: "0", ...env },
    (path) => readFileSync(path, "utf8"),
  );
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  return startMatchdesk(parsed.config, {
    version: "0",
    webDir: "/none",
    fontsDir: "/none",
    write: () => {},
    ...environment,
  });
}

/** Returns whether this process has polled and will poll again. */
export async function isPolling(url: string): Promise<boolean> {
  const response: unknown = await (await fetch(url + apiPaths.meta)).json();
  return MetaSchema.parse(response).service.nextTry !== null;
}

/** Timeout for the start of a product or the election of a leader on a slow machine. */
export const START_WAIT_OPTIONS = { timeout: 60_000, interval: 5 };

/**
 * Starts the product on SQLite and waits for its first poll. It stops when the test ends, as does
 * the service.
 *
 * @param options See `startTestProduct`; `fill` writes to the archive before the start
 */
export async function startProduct(
  service: FaultServer,
  options: {
    readonly env?: Readonly<Record<string, string>>;
    readonly environment?: Partial<ServerEnvironment>;
    readonly fill?: (dataDir: string) => Promise<void>;
  },
) {
  const dataDir = createTestFolder();
  await options.fill?.(dataDir);
  const start = async (): Promise<Matchdesk> => {
    const env = { UPSTREAM_URL: service.url, DATA_DIR: dataDir, ...options.env };
    const matchdesk = await startTestProduct(env, options.environment);
    // The first poll runs at once, independently of simulated time.
    await expect.poll(() => isPolling(matchdesk.url), START_WAIT_OPTIONS).toBe(true);
    return matchdesk;
  };
  let running = await start();
  onTestFinished(async () => {
    await running.stop();
    await service.close();
  });
  return {
    /** URL since the last start. */
    url: () => running.url,
    dataDir,
    /** Stops the product, runs `work`, and starts it again on the same archive. */
    whileStopped: async (work?: () => Promise<void>) => {
      await running.stop();
      await work?.();
      running = await start();
    },
  };
}
