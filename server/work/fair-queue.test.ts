import { describe, expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const LIMITS = { running: 2, runningPerClient: 1, waiting: 4, waitingPerClient: 3 };

/** Lets everything that was resolved continue. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function createFixture(limits = LIMITS) {
  const queue = createFairQueue(limits);
  /** Requests that run, in the order in which they began. */
  const began: string[] = [];
  const done = new Map<string, () => void>();
  const enter = async (client: string, request: string): Promise<void> => {
    const leave = await queue.enter(client);
    began.push(request);
    done.set(request, leave);
  };
  const end = async (request: string): Promise<void> => {
    done.get(request)?.();
    await settle();
  };
  return { ...queue, enter, end, began };
}

describe("createFairQueue", () => {
  it("lets requests run up to its limits", async () => {
    const { enter, began, running, waiting } = createFixture();
    void enter("a", "a1");
    void enter("a", "a2");
    void enter("b", "b1");
    void enter("c", "c1");
    await settle();
    expect([began, running(), waiting()]).toEqual([["a1", "b1"], 2, 2]);
  });

  it("serves clients in turn, whoever has more requests", async () => {
    const { enter, end, began } = createFixture({ ...LIMITS, running: 1 });
    for (const request of ["a1", "a2", "a3", "a4"]) void enter("a", request);
    void enter("b", "b1");
    await settle();
    for (const request of ["a1", "b1", "a2", "a3"]) await end(request);
    expect(began).toEqual(["a1", "b1", "a2", "a3", "a4"]);
  });

  it("refuses more than may wait, of one client and of all", async () => {
    const { enter, refused } = createFixture();
    for (const request of ["a1", "a2", "a3", "a4"]) void enter("a", request);
    await expect(enter("a", "a5")).rejects.toMatchObject({
      id: "busy",
      status: 503,
      retryAfter: 2,
    });
    void enter("b", "b1");
    void enter("c", "c1");
    await expect(enter("d", "d1")).rejects.toMatchObject({ id: "busy" });
    expect(refused()).toBe(2);
  });

  it("has room again once requests are done, and counts each end once", async () => {
    const { enter, end, running, waiting } = createFixture();
    for (const request of ["a1", "a2"]) void enter("a", request);
    await settle();
    await end("a1");
    await end("a1");
    expect([running(), waiting()]).toEqual([1, 0]);
    await end("a2");
    expect(running()).toBe(0);
  });

  it("does not let a client at its limit keep others from running", async () => {
    const { enter, end, began } = createFixture();
    void enter("a", "a1");
    void enter("a", "a2");
    void enter("b", "b1");
    void enter("c", "c1");
    await settle();
    await end("b1");
    expect(began).toEqual(["a1", "b1", "c1"]);
  });
});
