import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { Hono } from "hono";
import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import type { Steps } from "#core/lib/steps.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { createWorkLimiter, type WorkLimiter } from "#server/work/work.ts";
import type { ComputedResponse } from "./cached-response.ts";
import { type ResponseCache, createResponseCache } from "./response-cache.ts";
import { respondWithProblem } from "#server/testing/serve-app.ts";

/** Each test client names its address in this header. */
const proxies: TrustedProxies = { clientOf: (_, header) => header ?? "", isTrusted: () => true };
const FEW = { running: 2, runningPerClient: 1, waiting: 3, waitingPerClient: 2 };
const TEXT = { "content-type": "text/plain" };

let world: { readonly name: string };
let work: WorkLimiter;
let cache: ResponseCache<{ readonly name: string }>;
let app: Hono;
/** Bodies that were computed, by key. */
let computed: string[];
/** Lets every computation that waits for it continue. */
let open: () => void;
let isOpen: () => boolean;

function* steps(key: string, name: string): Steps<ComputedResponse> {
  while (!isOpen()) yield;
  computed.push(key);
  return { body: `${key} of ${name}`, status: 200, headers: TEXT };
}

beforeEach(() => {
  world = { name: "one" };
  computed = [];
  isOpen = () => true;
  open = () => {
    isOpen = () => true;
  };
  work = createWorkLimiter({ proxies, now: () => performance.now(), limits: { response: FEW } });
  cache = createResponseCache(() => world, {}, work, 4096);
  app = new Hono()
    .onError(respondWithProblem)
    .use(work.middleware)
    .get("/parts", (c) =>
      cache.serve(c, "parts", function* large() {
        yield;
        const body = Array.from({ length: 30_000 }, (_, index) => Buffer.from(`match ${index}\n`));
        return { body, status: 200, headers: TEXT };
      }),
    )
    .get("/read/:key", (c) => {
      const key = c.req.param("key");
      return cache.serve(c, key, ({ name }) => steps(key, name), null);
    })
    .get("/:key", (c) => {
      const key = c.req.param("key");
      return cache.serve(c, key, ({ name }) => steps(key, name));
    });
});

const get = async (path: string, client = "192.0.2.1", headers = {}): Promise<Response> =>
  app.request(path, { headers: { "x-forwarded-for": client, ...headers } });
/** Returns a request as Node.js parses it. */
const incoming = (path: string): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), {
    method: "GET",
    url: path,
    headers: { host: "desk.example" },
    rawHeaders: ["Host", "desk.example"],
  });
/** Lets requests arrive, and computations take their first steps. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("createResponseCache", () => {
  it("computes a body once for all concurrent requests of any client", async () => {
    isOpen = () => false;
    const requests = Array.from({ length: 40 }, (_, index) => get("/a", `192.0.2.${index % 2}`));
    await settle();
    open();
    const bodies = await Promise.all(requests.map(async (one) => (await one).text()));
    expect([new Set(bodies), computed]).toEqual([new Set(["a of one"]), ["a"]]);
  });

  it("rejects a client's requests beyond its share with 503, and serves others", async () => {
    isOpen = () => false;
    const own = Array.from({ length: 6 }, (_, index) => get(`/a${index}`, "192.0.2.1"));
    await settle();
    const other = get("/b", "192.0.2.2");
    await settle();
    expect(work.counts().response).toEqual({ running: 2, waiting: 2, refused: 3 });
    open();
    expect((await other).status).toBe(200);
    const responses = await Promise.all(own);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503, 503]);
    expect(responses[5]?.headers.get("retry-after")).toBe("2");
    expect(await responses[5]?.json()).toMatchObject({ id: "busy", status: 503 });
    await settle();
    expect(work.counts().response).toMatchObject({ running: 0, waiting: 0 });
  });

  it("serves cached bodies without waiting for computations", async () => {
    await get("/cached");
    isOpen = () => false;
    const slow = [get("/a", "192.0.2.1"), get("/b", "192.0.2.2")];
    await settle();
    expect(await (await get("/cached", "192.0.2.3")).text()).toBe("cached of one");
    expect(computed).toEqual(["cached"]);
    open();
    await Promise.all(slow);
  });

  it("recomputes for a new world, and uses the newest world after a wait", async () => {
    expect(await (await get("/a")).text()).toBe("a of one");
    isOpen = () => false;
    const waiting = [get("/b"), get("/c")];
    await settle();
    world = { name: "two" };
    open();
    const bodies = await Promise.all(waiting.map(async (one) => (await one).text()));
    expect(bodies).toEqual(["b of one", "c of two"]);
    expect(await (await get("/a")).text()).toBe("a of two");
  });

  it("knows no response for which the archive was read", async () => {
    for (let request = 0; request < 3; request += 1) {
      await app.request("/read/a", {}, { incoming: incoming("/read/a") });
    }
    expect(computed).toEqual(["a"]);
    expect(cache.findKnown(incoming("/read/a"))).toBeUndefined();
  });

  it("removes the oldest bodies beyond its capacity", async () => {
    for (const key of ["a", "b", "c", "d", "a"]) await get(`/${key}`);
    expect(computed).toEqual(["a", "b", "c", "d", "a"]);
    await get("/d");
    expect(computed).toHaveLength(5);
  });

  it("sends a body of shared parts completely, plain and compressed, each with its own tag", async () => {
    const plain = await get("/parts");
    const text = await plain.text();
    expect(text.split("\n")).toHaveLength(30_001);
    const compressed = await get("/parts", "192.0.2.1", { "accept-encoding": "gzip" });
    expect(gunzipSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe(text);
    const tag = plain.headers.get("etag") ?? "";
    expect(compressed.headers.get("etag")).toBe(`${tag.slice(0, -1)}-gzip"`);
    const again = await get("/parts", "192.0.2.1", { "if-none-match": tag });
    expect(again.status).toBe(304);
  });
});
