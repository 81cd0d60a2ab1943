import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import type { PersistentArchiveLocation } from "#server/archive/engines/open-archive.ts";
import type { PostgresTiming } from "#server/archive/engines/postgres-timing.ts";
import type { TimeSources } from "#server/clock/clock.ts";
import type { Matchdesk } from "#server/matchdesk.ts";
import type { FaultServer } from "#server/testing/fault-server.ts";
import { isPolling, startTestProduct } from "#server/testing/start-test-product.ts";
import type { TestTime } from "#server/testing/test-time.ts";
import type { TransportLimits } from "#server/upstream/transport.ts";

/** Timeout for the start of a product or the election of a leader on a slow machine. */
export const START_WAIT_OPTIONS = { timeout: 60_000, interval: 20 };

/** A running Matchdesk, as one or several processes, and the service that it polls. */
export interface Product {
  /** URL of the process that polls. */
  readonly url: () => string;
  /** URLs of all processes. */
  readonly urls: () => readonly string[];
  readonly dataDir: string;
  readonly place: PersistentArchiveLocation;
  readonly service: FaultServer;
  /** Changes this product's wall clock by milliseconds. */
  readonly jump: (by: number) => void;
  /** Stops the product and starts it again on the same archive. */
  readonly restart: () => Promise<void>;
  /** Runs `work` while no process uses the archive. */
  readonly whileStopped: (work: () => Promise<void>) => Promise<void>;
}

/** Options of `startProgram`. */
export interface ProductOptions {
  readonly service: FaultServer;
  readonly limits: TransportLimits;
  readonly time: TestTime;
}

/** Starts a product on SQLite and waits for its first poll; it stops when the test ends. */
export async function startProduct({ service, limits, time }: ProductOptions): Promise<Product> {
  const dataDir = createDataDir();
  let offset = 0;
  const own: TimeSources = { ...time, wall: () => time.wall() + offset };
  const start = async (): Promise<Matchdesk> => {
    const matchdesk = await startProcess({ service, limits, time: own }, { DATA_DIR: dataDir });
    // The first poll runs at once, independently of simulated time.
    await expect.poll(() => isPolling(matchdesk.url), START_WAIT_OPTIONS).toBe(true);
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

/** Creates an empty folder that is deleted when the test ends. */
export function createDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "matchdesk-random-order-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Starts one process of a product. */
export function startProcess(
  {
    service,
    limits,
    time,
    postgres,
  }: Omit<ProductOptions, "time"> & {
    readonly time: TimeSources;
    readonly postgres?: PostgresTiming;
  },
  store: Readonly<Record<string, string>>,
): Promise<Matchdesk> {
  const env = { UPSTREAM_URL: service.url, POLL_SECONDS: "1", RATE_LIMIT: "0", ...store };
  // Without jitter, waits are whole seconds, so that both products poll at the same times again.
  return startTestProduct(env, { time, random: () => 0, limits, postgres });
}
