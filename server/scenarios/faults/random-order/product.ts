import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { MetaSchema } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import type { StoredPlace } from "#server/archive/engines/open-archive.ts";
import type { TimeSources } from "#server/clock/clock.ts";
import { parseConfig } from "#server/config/config.ts";
import { type Matchdesk, startMatchdesk } from "#server/matchdesk.ts";
import type { FaultServer } from "#server/testing/fault-server.ts";
import type { TestTime } from "#server/testing/test-time.ts";
import type { TransportLimits } from "#server/upstream/transport.ts";

/** Until a product on a busy machine must have started, or elected a leader. */
export const START = { timeout: 60_000, interval: 20 };

/** A Matchdesk, as one process or as several on one PostgreSQL, and the service it reads. */
export interface Product {
  /** Of the process that polls. */
  readonly url: () => string;
  /** Of every process. */
  readonly urls: () => readonly string[];
  readonly dataDir: string;
  readonly place: StoredPlace;
  readonly service: FaultServer;
  /** Moves this product's wall clock, in milliseconds. */
  readonly jump: (by: number) => void;
  /** Stops it and starts it again on the same archive. */
  readonly restart: () => Promise<void>;
  /** Does something with its archive while no process runs on it. */
  readonly whileStopped: (work: () => Promise<void>) => Promise<void>;
}

export interface ProductOptions {
  readonly service: FaultServer;
  readonly limits: TransportLimits;
  readonly time: TestTime;
}

/** Starts a product on SQLite and waits for its first poll; it ends with the test. */
export async function startProduct({ service, limits, time }: ProductOptions): Promise<Product> {
  const dataDir = createDataDir();
  let offset = 0;
  const own: TimeSources = { ...time, wall: () => time.wall() + offset };
  const start = async (): Promise<Matchdesk> => {
    const matchdesk = await startProcess({ service, limits, time: own }, { DATA_DIR: dataDir });
    // The first poll begins at once, not by the time that the test lets pass.
    await expect.poll(() => isPolling(matchdesk.url), START).toBe(true);
    return matchdesk;
  };
  let running = await start();
  onTestFinished(async () => {
    await running.stop();
    await service.close();
  });
  const whileStopped = async (work: () => Promise<void>): Promise<void> => {
    await running.stop();
    await work();
    running = await start();
  };
  return {
    url: () => running.url,
    urls: () => [running.url],
    dataDir,
    place: { type: "folder", folder: dataDir },
    service,
    jump: (by) => {
      offset += by;
    },
    restart: () => whileStopped(async () => {}),
    whileStopped,
  };
}

/** An empty folder that is removed after the test. */
export function createDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "matchdesk-random-order-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Starts one process of a product. */
export function startProcess(
  { service, limits, time }: Omit<ProductOptions, "time"> & { readonly time: TimeSources },
  store: Readonly<Record<string, string>>,
): Promise<Matchdesk> {
  const env = {
    UPSTREAM_URL: service.url,
    CLIENT_ID: "client",
    CLIENT_SECRET: "secret-of-the-random-order-run",
    POLL_SECONDS: "1",
    RATE_LIMIT: "0",
    PORT: "0",
    LOG_LEVEL: "silent",
    ...store,
  };
  const parsed = parseConfig(env, () => "");
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  return startMatchdesk(parsed.config, {
    version: "0",
    webDir: "/none",
    fontsDir: "/none",
    write: () => {},
    time,
    // Waits are whole seconds then, and both products poll at the same moments again.
    random: () => 0,
    limits,
  });
}

/** Whether this process has polled and will poll again. */
async function isPolling(url: string): Promise<boolean> {
  const response: unknown = await (await fetch(url + apiPaths.meta)).json();
  return MetaSchema.parse(response).service.nextTry !== null;
}
