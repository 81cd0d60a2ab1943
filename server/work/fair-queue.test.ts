import { describe, expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const LIMITS = { running: 2, runningPerClient: 1, waiting: 4, waitingPerClient: 3 };

/** Waits until callbacks of resolved promises have run. */
const flushPromises = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function createFixture(limits = LIMITS) {
  const queue = createFairQueue(limits);
  /** Started requests, in the order of their start. */
  const started: string[] = [];
  const done = new Map<string, () => void>();
  const enter = async (client: string, request: string): Promise<void> => {
    const leave = await queue.enter(client);
    started.push(request);
    done.set(request, leave);
  };
  const end = async (request: string): Promise<void> => {
    done.get(request)?.();
    await flushPromises();
  };
  /** Enters requests of the clients with which their names begin. */
  const enterAll = (...requests: readonly string[]): Promise<void> => {
    for (const request of requests) void enter(request.charAt(0), request);
    return flushPromises();
  };
  return { ...queue, enter, enterAll, end, started };
}

describe("createFairQueue", () => {
  it("starts requests up to its limits", async () => {
    const { enterAll, started, running, waiting } = createFixture();
    await enterAll("a1", "a2", "b1", "c1");
    expect([started, running(), waiting()]).toEqual([["a1", "b1"], 2, 2]);
  });

  it("serves clients in turn regardless of their numbers of requests", async () => {
    const { enterAll, end, started } = createFixture({ ...LIMITS, running: 1 });
    await enterAll("a1", "a2", "a3", "a4", "b1");
    for (const request of ["a1", "b1", "a2", "a3"]) await end(request);
    expect(started).toEqual(["a1", "b1", "a2", "a3", "a4"]);
  });

  it("rejects requests over the limits of waiting requests per client and in total", async () => {
    const { enter, enterAll, refused } = createFixture();
    await enterAll("a1", "a2", "a3", "a4");
    const busy = { id: "busy", status: 503, retryAfter: 2 };
    await expect(enter("a", "a5")).rejects.toMatchObject(busy);
    await enterAll("b1", "c1");
    await expect(enter("d", "d1")).rejects.toMatchObject({ id: "busy" });
    expect(refused()).toBe(2);
  });

  it("frees a place when a request ends, and counts each end once", async () => {
    const { enterAll, end, running, waiting } = createFixture();
    await enterAll("a1", "a2");
    await end("a1");
    await end("a1");
    expect([running(), waiting()]).toEqual([1, 0]);
    await end("a2");
    expect(running()).toBe(0);
  });

  it("starts requests of other clients when one client is at its limit", async () => {
    const { enterAll, end, started } = createFixture();
    await enterAll("a1", "a2", "b1", "c1");
    await end("b1");
    expect(started).toEqual(["a1", "b1", "c1"]);
  });
});
