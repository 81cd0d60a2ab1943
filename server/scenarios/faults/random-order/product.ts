import type { PersistentArchiveLocation } from "#server/archive/engines/open-archive.ts";
import type { PostgresTiming } from "#server/archive/engines/postgres-timing.ts";
import type { TimeSources } from "#server/clock/clock.ts";
import type { Matchdesk } from "#server/matchdesk.ts";
import type { FaultServer } from "#server/testing/fault-server.ts";
import { startProduct, startTestProduct } from "#server/testing/start-test-product.ts";
import type { TestTime } from "#server/testing/test-time.ts";
import type { TransportLimits } from "#server/upstream/transport.ts";

const POLL_OFTEN = { POLL_SECONDS: "1", RATE_LIMIT: "0" };
/** Without jitter, waits are whole seconds, so that both products poll at the same times again. */
const STEADY = { random: () => 0 };

/** A running Matchdesk, as one or several processes, and the service that it polls. */
export interface Product {
  /** URL of the process that polls. */
  readonly url: () => string;
  /** URLs of all processes. */
  readonly urls: () => readonly string[];
  readonly dataDir: string;
  readonly place: PersistentArchiveLocation;
  readonly service: FaultServer;
  /** Changes this product's machine clock by milliseconds. */
  readonly jump: (by: number) => void;
  /** Stops the product and starts it again on the same archive. */
  readonly restart: () => Promise<void>;
  /** Runs `work` while no process uses the archive. */
  readonly whileStopped: (work: () => Promise<void>) => Promise<void>;
}

export interface ProductOptions {
  readonly service: FaultServer;
  readonly limits: TransportLimits;
  readonly time: TestTime;
}

/** Starts a product on SQLite and waits for its first poll; it stops when the test ends. */
export async function startSqliteProduct(options: ProductOptions): Promise<Product> {
  const { service, time } = options;
  let offset = 0;
  const own: TimeSources = { ...time, machineNow: () => time.machineNow() + offset };
  const environment = { ...STEADY, limits: options.limits, time: own };
  const product = await startProduct(service, { env: POLL_OFTEN, environment });
  const { url, dataDir, whileStopped } = product;
  return {
    url,
    urls: () => [url()],
    dataDir,
    place: { type: "folder", folder: dataDir },
    service,
    jump: (by) => {
      offset += by;
    },
    restart: () => whileStopped(),
    whileStopped,
  };
}

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
  const env = { UPSTREAM_URL: service.url, ...POLL_OFTEN, ...store };
  return startTestProduct(env, { ...STEADY, time, limits, postgres });
}
