import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect as connectHttp2, createServer as createHttp2Server } from "node:http2";
import { connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ChangeStreamResetSchema } from "#core/contract/change.ts";
import { must } from "#core/lib/must.ts";
import type { Change } from "#core/model/change.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import {
  CHANGED_MATCH,
  createLoggedChange,
  createManyChanges,
  createTestChangeLog,
} from "./testing/test-change-log.ts";
import { isPublicChange } from "#core/changes/public-change.ts";
import { parseTrustedProxies } from "#server/platform/trusted-proxies.ts";
import { createEventFrame } from "./event-frame.ts";
import { createEventHub, type EventHub } from "./event-hub.ts";
import { createEventRoutes } from "./events-routes.ts";
import { createChangeFrames } from "./missed-events.ts";
import { listenOnLoopback } from "#server/testing/listen-on-loopback.ts";
import { respondWithProblem } from "#server/testing/serve-app.ts";

const HEADERS = { "x-class": "resource" };
const LOCKED: Change = { type: "locked", ...CHANGED_MATCH };
const LONG_NAME = { key: "a", name: "x".repeat(20_000), country: "" };
const LARGE: Change = {
  type: "renamed",
  ...CHANGED_MATCH,
  from: LONG_NAME,
  to: { ...LONG_NAME, name: "y" },
};

const EVENT = "id: 14\nevent: change\ndata: {}\n\n";

let changes: LoggedChange[];
let hub: EventHub;
let listener: ReturnType<typeof getRequestListener>;
let server: Server;
let url: string;
let streams: AbortController;
/** Number of requests that were handled after their connection was closed. */
let lateTurns: number;

const log = createTestChangeLog(() => changes);

beforeEach(async () => {
  changes = [createLoggedChange(11), createLoggedChange(12, LOCKED), createLoggedChange(13)];
  streams = new AbortController();
  lateTurns = 0;
  hub = createEventHub({ limits: { total: 3, perAddress: 2 }, now: () => 0, random: () => 0 });
  const proxies = must(parseTrustedProxies("127.0.0.1"), "it is an address");
  const deps = { log, hub, isShown: isPublicChange, headers: HEADERS, proxies };
  const app = new Hono<{ Bindings: HttpBindings }>()
    .onError(respondWithProblem)
    .get("/never", () => new Promise<Response>(() => {}))
    .use("/late/*", async (c, next) => {
      await once(c.env.incoming.socket, "close");
      await next();
      lateTurns += 1;
    })
    .route("/late", createEventRoutes(deps))
    .route("/", createEventRoutes(deps));
  listener = getRequestListener(app.fetch);
  server = createServer((request, response) => void listener(request, response));
  url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
});

afterEach(async () => {
  streams.abort();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

/** Opens a stream. `until` reads until the stream contains a text, and returns all text so far. */
async function open(headers: Record<string, string> = {}, path = "/events") {
  const response = await fetch(url + path, { headers, signal: streams.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = "";
  const until = async (text: string): Promise<string> => {
    while (!received.includes(text)) {
      const next = await reader?.read();
      if (next === undefined || next.done) throw new Error(`ended after ${received}`);
      received += next.value;
    }
    return received;
  };
  return { response, until };
}

/** Sends requests for all paths over one connection, without waiting for responses. */
async function sendRequests(...paths: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const connection = connect(Number(port), hostname);
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  await new Promise((resolve) => connection.write(requests.join(""), resolve));
  return connection;
}

const frame = (seq: number): string =>
  createChangeFrames([createLoggedChange(seq)], () => true)
    .map(({ bytes }) => bytes.toString())
    .join("");

describe("GET /events", () => {
  it("sends the current change number, then changes as they happen", async () => {
    const { response, until } = await open();
    await until("id: 13\nevent: heartbeat\ndata: {}\n\n");
    hub.publish(
      createChangeFrames([createLoggedChange(14, LOCKED), createLoggedChange(15)], isPublicChange),
    );
    expect(await until("id: 15")).toBe(
      `retry: 1000\n\nid: 13\nevent: heartbeat\ndata: {}\n\n${frame(15)}`,
    );
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
  ])("continues after the number in %s", async (_name, headers, path) => {
    const { until } = await open(headers, path);
    expect(await until("id: 13")).toBe(`retry: 1000\n\n${frame(11)}${frame(13)}`);
  });

  it.each(["9", "99", "1e3", "-1", "last", "9".repeat(30)])(
    "resets a subscriber that reconnects with %s",
    async (id) => {
      const { until } = await open({ "last-event-id": id });
      const text = await until("data");
      expect(text).toBe('retry: 1000\n\nid: 13\nevent: reset\ndata: {"last":13}\n\n');
      const [, body = ""] = text.split("data: ");
      expect(ChangeStreamResetSchema.parse(JSON.parse(body))).toEqual({ last: 13 });
    },
  );

  it("resets a subscriber that missed too many changes", async () => {
    changes = createManyChanges();
    const { until } = await open({ "last-event-id": "10" });
    expect(await until("data")).toContain('id: 610\nevent: reset\ndata: {"last":610}');
  });

  it("rejects streams beyond the limit per address, also behind a trusted proxy", async () => {
    const headers = { "x-forwarded-for": "203.0.113.1" };
    await open(headers);
    await open(headers);
    const rejected = await fetch(`${url}/events`, { headers });
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await rejected.json()).toMatchObject({ id: "too-many-streams" });
    await open({ "x-forwarded-for": "203.0.113.2" });
    expect(hub.size()).toBe(3);
  });

  it("removes a stream when the subscriber leaves or the archive cannot be read", async () => {
    const { until } = await open();
    await until("id: 13");
    expect(hub.size()).toBe(1);
    streams.abort();
    while (hub.size() > 0) await setImmediate();
    const { findChangesAfter } = log;
    Object.assign(log, { findChangesAfter: () => Promise.reject(new Error("no store")) });
    const response = await fetch(`${url}/events?after=11`);
    Object.assign(log, { findChangesAfter });
    // After an error status a browser would not reconnect; now it does, with the same number.
    expect(await response.text()).toBe("retry: 1000\n\n");
    expect(hub.size()).toBe(0);
  });

  it.each([
    ["1.1", "", `1f\r\n${EVENT}\r\nd\r\nretry: 1000\n\n\r\n0\r\n\r\n`],
    ["1.1", "Connection: close\r\n", `1f\r\n${EVENT}\r\nd\r\nretry: 1000\n\n\r\n0\r\n\r\n`],
    ["1.0", "", `${EVENT}retry: 1000\n\n`],
  ])("ends a stream over HTTP/%s, and its connection (%j)", async (version, header, end) => {
    const { hostname, port } = new URL(url);
    const connection = connect(Number(port), hostname);
    connection.write(`GET /events HTTP/${version}\r\nHost: ${hostname}\r\n${header}\r\n`);
    let received = "";
    connection.on("data", (bytes) => (received += bytes.toString()));
    await expect.poll(() => received).toContain("id: 13");
    hub.publish([createEventFrame("change", 14, {})]);
    hub.close();
    await once(connection, "close");
    expect(received.endsWith(`\ndata: {}\n\n${version === "1.1" ? "\r\n" : ""}${end}`)).toBe(true);
  });

  it("removes a stream whose subscriber only stops sending", async () => {
    const connection = await sendRequests("/events");
    await once(connection, "data");
    connection.end();
    await once(connection.resume(), "close");
    expect(hub.size()).toBe(0);
  });

  it("closes a connection with another request behind the stream", async () => {
    const connection = await sendRequests("/events", "/never");
    await once(connection.resume(), "close");
    expect(hub.size()).toBe(0);
  });

  it("removes a stream whose response is queued behind one that never comes", async () => {
    const connection = await sendRequests("/never", "/events");
    while (hub.size() === 0) await setImmediate();
    connection.destroy();
    await expect.poll(() => hub.size()).toBe(0);
  });

  it("opens no stream for a connection that closed before its request was handled", async () => {
    (await sendRequests("/late/events")).destroy();
    await expect.poll(() => lateTurns).toBe(1);
    expect(hub.size()).toBe(0);
  });

  it("disconnects a stalled subscriber while others continue", async () => {
    const stalled = await fetch(`${url}/events`, { signal: streams.signal });
    const lively = await fetch(`${url}/events`, { signal: streams.signal });
    const reading = lively.body?.pipeTo(new WritableStream());
    let seq = 13;
    while (hub.size() === 2) {
      seq += 1;
      hub.publish(createChangeFrames([createLoggedChange(seq, LARGE)], () => true));
      await setImmediate();
    }
    expect(hub.dropped()["too-slow"]).toBe(1);
    await expect(stalled.text()).rejects.toThrow(/terminated/);
    streams.abort();
    await expect(reading).rejects.toThrow(/abort/);
  });

  it("disconnects a stalled stream over HTTP/2, but not its connection", async () => {
    const plain = createHttp2Server((request, response) => void listener(request, response));
    const session = connectHttp2(`http://127.0.0.1:${await listenOnLoopback(plain)}`);
    const stalled = session.request({ ":path": "/events" });
    while (hub.size() === 0) await setImmediate();
    for (let seq = 14; hub.size() === 1; seq += 1) {
      hub.publish(createChangeFrames([createLoggedChange(seq, LARGE)], () => true));
      await setImmediate();
    }
    expect(hub.dropped()["too-slow"]).toBe(1);
    stalled.resume();
    await once(stalled, "close");
    expect(session.destroyed).toBe(false);
    session.destroy();
    await once(plain.close(), "close");
  });

  it("responds to HEAD without opening a stream", async () => {
    const response = await fetch(`${url}/events`, { method: "HEAD" });
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(hub.size()).toBe(0);
  });
});
