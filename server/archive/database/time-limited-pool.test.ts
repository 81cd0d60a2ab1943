import { createServer } from "node:net";
import { Pool } from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { listenOnLoopback } from "#server/testing/listen-on-loopback.ts";
import { createTimeLimitedPool } from "./time-limited-pool.ts";
import { createPostgresAvailability } from "./postgres-availability.ts";
import { createUnreachableError } from "./archive-error.ts";

const HOUR = 3_600_000;

/** Creates a pool of connections to a server that accepts them and never responds. */
async function createSilentPool(): Promise<Pool> {
  const server = createServer((socket) => void socket.on("error", () => socket.destroy()));
  const port = await listenOnLoopback(server);
  const pool = new Pool({ host: "127.0.0.1", port, connectionTimeoutMillis: 200, max: 1 });
  onTestFinished(async () => {
    await pool.end();
    server.close();
  });
  return pool;
}

describe("createTimeLimitedPool", () => {
  it("rejects a connection that takes longer than the limit", async () => {
    const pool = createTimeLimitedPool(await createSilentPool(), {
      limit: 10,
      outage: createPostgresAvailability(),
    });
    await expect(pool.connect()).rejects.toMatchObject({
      id: "archive-unreachable",
      cause: expect.objectContaining({ message: "no connection within 10 ms" }),
    });
  });

  it("rejects connections at once after one timed out, until a response", async () => {
    let now = 0;
    const outage = createPostgresAvailability({ monotonic: () => now });
    const pool = createTimeLimitedPool(await createSilentPool(), { limit: 10, outage });
    await expect(pool.connect()).rejects.toThrow("PostgreSQL cannot be reached");
    const cause = expect.objectContaining({ message: expect.stringContaining("before this one") });
    await expect(pool.connect()).rejects.toMatchObject({ id: "archive-unreachable", cause });
    now = 5_000;
    expect(outage.problem()).toBeNull();
    outage.pause();
    expect(outage.problem()).not.toBeNull();
    outage.resume();
    expect(outage.problem()).toBeNull();
  });

  it("rejects a connection that is being opened when an outage starts", async () => {
    const outage = createPostgresAvailability();
    const pool = createTimeLimitedPool(await createSilentPool(), { limit: HOUR, outage });
    const connection = pool.connect();
    outage.set(createUnreachableError(new Error("silent")));
    await expect(connection).rejects.toMatchObject({ id: "archive-unreachable" });
  });

  it("opens no connection during an outage", async () => {
    const outage = createPostgresAvailability();
    const silent = await createSilentPool();
    const pool = createTimeLimitedPool(silent, { limit: HOUR, outage });
    const problem = createUnreachableError(new Error("silent"));
    outage.set(problem);
    await expect(pool.connect()).rejects.toBe(problem);
    expect(silent.totalCount).toBe(0);
  });
});
