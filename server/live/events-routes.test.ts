import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ChangePageSchema, ResetSchema } from "#core/contract/change.ts";
import { must } from "#core/lib/must.ts";
import type { Change } from "#core/model/change.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import { ProblemError } from "#server/platform/errors.ts";
import { isPublicChange } from "#core/changes/public-change.ts";
import { parseTrustedProxies } from "#server/platform/trusted-proxies.ts";
import { createChangeRoutes, type ChangeLog } from "./changes-routes.ts";
import { createEventHub, type EventHub } from "./event-hub.ts";
import { createEventRoutes } from "./events-routes.ts";
import { framesOf } from "./missed-events.ts";
import { problemResponse } from "#server/http/problem.ts";
import { FREE_WORK } from "#server/testing/free-work.ts";

const AT = Date.UTC(2026, 4, 9, 12);
const HEADERS = { "x-class": "resource" };

const logged = (
  seq: number,
  type: "started" | "locked" = "started",
  match = "a/1",
): LoggedChange => ({ seq, publicSeq: seq, at: AT, change: { type, match, tournament: "a/cup" } });

const noWorld = () => null;

let changes: LoggedChange[];
let hub: EventHub;
let server: Server;
let url: string;
let streams: AbortController;
/** Requests whose turn came after their connection was closed. */
let lateTurns: number;

const log: ChangeLog = {
  findLastSeq: async () => changes.at(-1)?.seq ?? 10,
  findNewestChanges: async (limit) => changes.toReversed().slice(0, limit),
  findChangesByMatch: async (match, limit) =>
    changes.filter(({ change }) => change.match === match).slice(-limit),
  findChangesByTournament: async () => [],
  findChangesAfter: async (seq, limit) => {
    const last = changes.at(-1)?.seq ?? 10;
    if (seq < 10 || seq > last) return { known: false, changes: [], last };
    return { known: true, changes: changes.filter((one) => one.seq > seq).slice(0, limit), last };
  },
};

beforeEach(async () => {
  changes = [logged(11), logged(12, "locked"), logged(13)];
  streams = new AbortController();
  lateTurns = 0;
  hub = createEventHub({ limits: { total: 3, perAddress: 2 }, now: () => 0, random: () => 0 });
  const proxies = must(parseTrustedProxies("127.0.0.1"), "it is an address");
  const deps = { log, hub, isShown: isPublicChange, world: noWorld, headers: HEADERS, proxies };
  const app = new Hono<{ Bindings: HttpBindings }>()
    .onError((error, c) => {
      if (error instanceof ProblemError) return problemResponse(error, c.req.path);
      return new Response("broken", { status: 500 });
    })
    .get("/never", () => new Promise<Response>(() => {}))
    .use("/late/*", async (c, next) => {
      await once(c.env.incoming.socket, "close");
      await next();
      lateTurns += 1;
    })
    .route("/late", createEventRoutes(deps))
    .route("/", createEventRoutes(deps))
    .route("/", createChangeRoutes({ ...deps, work: FREE_WORK }));
  const answer = getRequestListener(app.fetch);
  server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});

afterEach(async () => {
  streams.abort();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

/** Opens a stream and answers a function that reads on until this text has come. */
async function open(headers: Record<string, string> = {}, path = "/events") {
  const response = await fetch(url + path, { headers, signal: streams.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let said = "";
  const until = async (text: string): Promise<string> => {
    while (!said.includes(text)) {
      const next = await reader?.read();
      if (next === undefined || next.done) throw new Error(`ended after ${said}`);
      said += next.value;
    }
    return said;
  };
  return { response, until };
}

/** Asks for all of these over one connection, without waiting for an answer. */
async function ask(...paths: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const connection = connect(Number(port), hostname);
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  await new Promise((resolve) => connection.write(requests.join(""), resolve));
  return connection;
}

const frame = (seq: number): string =>
  framesOf([logged(seq)], () => true)
    .map(({ bytes }) => bytes.toString())
    .join("");

describe("GET /events", () => {
  it("tells changes as they happen, from where the stream stands", async () => {
    const { response, until } = await open();
    await until("id: 13\n\n");
    hub.publish(framesOf([logged(14, "locked"), logged(15)], isPublicChange));
    expect(await until("id: 15")).toBe(`retry: 1000\n\nid: 13\n\n${frame(15)}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
      "x-class": "resource",
    });
  });

  it.each([
    ["Last-Event-ID", { "last-event-id": "10" }, "/events"],
    ["?after", {}, "/events?after=10"],
    ["Last-Event-ID before ?after", { "last-event-id": "10" }, "/events?after=12"],
  ])("goes on after %s", async (_name, headers, path) => {
    const { until } = await open(headers, path);
    expect(await until("id: 13")).toBe(`retry: 1000\n\n${frame(11)}${frame(13)}`);
  });

  it.each(["9", "99", "1e3", "-1", "last", "9".repeat(30)])(
    "sends a reader that comes back with %s to fetch anew",
    async (id) => {
      const { until } = await open({ "last-event-id": id });
      const said = await until("data");
      expect(said).toBe('retry: 1000\n\nid: 13\nevent: reset\ndata: {"last":13}\n\n');
      const [, body = ""] = said.split("data: ");
      expect(ResetSchema.parse(JSON.parse(body))).toEqual({ last: 13 });
    },
  );

  it("sends a reader that missed very much to fetch anew", async () => {
    changes = Array.from({ length: 600 }, (_, index) => logged(11 + index));
    const { until } = await open({ "last-event-id": "10" });
    expect(await until("data")).toContain('id: 610\nevent: reset\ndata: {"last":610}');
  });

  it("counts readers behind a trusted proxy by their own addresses", async () => {
    await open({ "x-forwarded-for": "203.0.113.1" });
    await open({ "x-forwarded-for": "203.0.113.1" });
    const third = await fetch(`${url}/events`, { headers: { "x-forwarded-for": "203.0.113.1" } });
    expect(third.status).toBe(503);
    await open({ "x-forwarded-for": "203.0.113.2" });
    expect(hub.size()).toBe(3);
  });

  it("refuses more streams than one address may have, and says when to try again", async () => {
    await open();
    await open();
    const refused = await fetch(`${url}/events`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({ id: "too-many-streams" });
  });

  it("gives the place back when the reader leaves, and where the archive cannot be read", async () => {
    const { until } = await open();
    await until("id: 13");
    expect(hub.size()).toBe(1);
    streams.abort();
    while (hub.size() > 0) await setImmediate();
    const { findChangesAfter } = log;
    Object.assign(log, { findChangesAfter: () => Promise.reject(new Error("no store")) });
    const response = await fetch(`${url}/events?after=11`);
    Object.assign(log, { findChangesAfter });
    // A browser gives up after an error; this one comes back with the same number.
    expect(await response.text()).toBe("retry: 1000\n\n");
    expect(hub.size()).toBe(0);
  });

  it("gives the place back of a stream behind an answer that never came", async () => {
    const connection = await ask("/never", "/events");
    while (hub.size() === 0) await setImmediate();
    connection.destroy();
    await expect.poll(() => hub.size()).toBe(0);
  });

  it("keeps no place for a reader that was gone before its turn", async () => {
    (await ask("/late/events")).destroy();
    await expect.poll(() => lateTurns).toBe(1);
    expect(hub.size()).toBe(0);
  });

  it("lets go of readers that stall, while others read on", async () => {
    const stalled = await fetch(`${url}/events`, { signal: streams.signal });
    const lively = await fetch(`${url}/events`, { signal: streams.signal });
    const reading = lively.body?.pipeTo(new WritableStream());
    const large: Change = {
      type: "renamed",
      match: "a/1",
      tournament: "a/cup",
      from: { key: "a", name: "x".repeat(20_000), country: "" },
      to: { key: "a", name: "y", country: "" },
    };
    let seq = 13;
    while (hub.size() === 2) {
      seq += 1;
      hub.publish(framesOf([{ seq, publicSeq: seq, at: AT, change: large }], () => true));
      await setImmediate();
    }
    expect(hub.dropped()["too-slow"]).toBe(1);
    await expect(stalled.text()).rejects.toThrow(/terminated/);
    streams.abort();
    await expect(reading).rejects.toThrow(/abort/);
  });

  it("answers HEAD without opening a stream", async () => {
    const response = await fetch(`${url}/events`, { method: "HEAD" });
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(hub.size()).toBe(0);
  });
});

/** Numbers of the changes on a page, and how to go on. */
async function readPage(query: string) {
  const response = await fetch(`${url}/changes${query}`);
  expect(response.headers.get("x-class")).toBe("resource");
  const page = ChangePageSchema.parse(await response.json());
  const { known, next } = page;
  return { known, next, changes: page.changes.map(({ seq }) => seq) };
}

describe("GET /changes", () => {
  it("goes on page by page", async () => {
    changes = Array.from({ length: 600 }, (_, index) => logged(11 + index));
    const first = await readPage("?after=10");
    expect(first.next).toBe(510);
    const second = await readPage(`?after=${first.next}`);
    expect(second.next).toBe(610);
    expect([...first.changes, ...second.changes]).toHaveLength(600);
  });

  it("has nothing to tell at first", async () => {
    changes = [];
    expect(await readPage("")).toEqual({ known: true, changes: [], next: 10 });
  });

  it("tells the history of one match, as much of it as is asked for", async () => {
    changes = [logged(11), logged(12, "started", "a/2"), logged(13)];
    expect((await readPage("?match=a%2F1")).changes).toEqual([11, 13]);
    expect((await readPage("?match=a%2F1&limit=1")).changes).toEqual([13]);
    expect((await readPage("?limit=2")).changes).toEqual([13, 12]);
    expect((await readPage("?tournament=a%2Fother")).changes).toEqual([]);
  });

  it("has a tag, by which a reader that knows it all is told so", async () => {
    const tag = (await fetch(`${url}/changes`)).headers.get("etag") ?? "";
    const headers = { "if-none-match": tag };
    expect((await fetch(`${url}/changes`, { headers })).status).toBe(304);
    changes = [...changes, logged(14)];
    expect((await fetch(`${url}/changes`, { headers })).status).toBe(200);
  });

  it.each(["?after=yesterday", "?limit=0", "?limit=501", "?limit=many"])(
    "refuses %s",
    async (query) => {
      const response = await fetch(`${url}/changes${query}`);
      expect(response.status).toBe(400);
    },
  );
});
