import { EventEmitter, once } from "node:events";
import { type ClientHttp2Session, connect as connectHttp2 } from "node:http2";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { Agent, request } from "undici";
import { expect, it, onTestFinished } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import type { RequestLimits } from "./https-server.ts";
import { serveApp } from "#server/testing/serve-app.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { createCertificate } from "#server/testing/certificate.ts";

const httpsHeaders = { "x-https": "yes" };

it.each(["192.0.2.1", "desk.invalid", "2001:db8::1"])(
  "rejects the host %s of another machine with an instruction",
  async (host) => {
    await expect(serveApp(new Hono(), { host })).rejects.toThrow(
      `This machine does not have the address ${host} (E`,
    );
  },
);

it("serves only HTTPS if it has a certificate", async () => {
  const { cert, key } = createCertificate("localhost", Date.now() + HOUR);
  const app = new Hono().get("/", (c) => c.text(new URL(c.req.url).protocol));
  const { url } = await serveApp(app, { tls: { cert, key }, httpsHeaders });
  expect(url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  const dispatcher = new Agent({ connect: { ca: cert, servername: "localhost" } });
  const { body, headers } = await request(url, { dispatcher });
  expect(headers["x-https"]).toBe("yes");
  expect(await body.text()).toBe("https:");
  await dispatcher.close();
  await expect(fetch(url.replace("https", "http"))).rejects.toThrow("fetch failed");
});

it.each([
  ["https://desk.example.org", "yes"],
  ["http://desk.example.org", null],
  [null, null],
])(
  "sends the HTTPS headers with every response if PUBLIC_URL is https: %s",
  async (publicUrl, expected) => {
    const streams = new Hono<{ Bindings: HttpBindings }>().get("/stream", (c) => {
      c.env.outgoing.writeHead(200, { "content-type": "text/event-stream" });
      c.env.outgoing.end();
      return RESPONSE_ALREADY_SENT;
    });
    const app = new Hono().get("/text", (c) => c.text("text"));
    app.route("/", streams);
    const { url } = await serveApp(app, { publicUrl, httpsHeaders });
    for (const path of ["/text", "/stream", "/missing"]) {
      const { headers } = await fetch(url + path);
      expect([path, headers.get("x-https")]).toEqual([path, expected]);
    }
  },
);

/** Sends the first part of a write in chunks, and returns the connection. */
function startWrite(url: string) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(
    "PUT /api/v1/desk/facts HTTP/1.1\r\nhost: 127.0.0.1\r\nx-matchdesk: 1\r\n" +
      'transfer-encoding: chunked\r\n\r\n8\r\n{"kind":\r\n',
  );
  return socket;
}

it("does not log an error if a client breaks off its body", async () => {
  const { app, lines } = createTestApp();
  const requests = new EventEmitter();
  const watch = new Hono().use(async (c, next) => {
    requests.emit("begun");
    await next();
    requests.emit("ended", c.res.status);
  });
  const { url } = await serveApp(watch.route("/", app));
  const begun = once(requests, "begun");
  const ended = once(requests, "ended");
  const socket = startWrite(url);
  await begun;
  socket.resetAndDestroy();
  expect(await ended).toEqual([400]);
  const levels = lines.map((line) => Number(JSON.parse(line).level));
  expect(levels.filter((level) => level > 20)).toEqual([]);
});

it("ends a request whose body does not arrive in time", async () => {
  const limits = { requestTimeout: 50, connectionsCheckingInterval: 10 };
  const { url } = await serveApp(createTestApp().app, {}, limits);
  const socket = startWrite(url);
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket, "close");
});

/** Serves the test app over HTTPS, and connects to it over HTTP/2. */
async function serveHttp2(limits?: RequestLimits) {
  const { app, lines } = createTestApp();
  const tls = createCertificate("localhost", Date.now() + HOUR);
  const listening = await serveApp(app, { tls, httpsHeaders }, limits);
  const session = connectHttp2(listening.url, { ca: tls.cert, servername: "localhost" });
  onTestFinished(() => session.destroy());
  return { ...listening, session, lines };
}

/** Sends a request without a body. Returns the headers of the response, and its body as text. */
async function requestHttp2(session: ClientHttp2Session, headers: Record<string, string>) {
  const stream = session.request(headers);
  stream.end();
  const [received] = await once(stream, "response");
  return { headers: received, body: await text(stream) };
}

it("serves HTTP/2 to clients that support it", async () => {
  const { session } = await serveHttp2();
  const meta = await requestHttp2(session, { ":path": "/api/v1/meta" });
  expect(session.alpnProtocol).toBe("h2");
  expect(meta.headers).toMatchObject({ ":status": 200, "x-https": "yes" });
  expect(JSON.parse(meta.body)).toHaveProperty("dataAt");
  const foreign = { ":path": "/api/v1/meta", ":authority": "rebound.example" };
  expect((await requestHttp2(session, foreign)).headers).toMatchObject({ ":status": 421 });
});

it("accepts writes over HTTP/2 only from its own pages", async () => {
  const { session, url } = await serveHttp2();
  const write = {
    ":authority": new URL(url).host,
    ":path": "/api/v1/desk/poll",
    ":method": "POST",
    "x-matchdesk": "1",
  };
  const own = await requestHttp2(session, { ...write, origin: url });
  expect(own.headers).toMatchObject({ ":status": 200 });
  const foreign = await requestHttp2(session, { ...write, origin: "https://club.example.org" });
  expect(foreign.headers).toMatchObject({ ":status": 403 });
});

it("responds to requests over HTTP/2 beside an event stream", async () => {
  const { session } = await serveHttp2();
  const stream = session.request({ ":path": "/api/v1/events" });
  const [chunk] = await once(stream, "data");
  expect(String(chunk)).toContain("retry:");
  const meta = await requestHttp2(session, { ":path": "/api/v1/meta" });
  expect(meta.headers).toMatchObject({ ":status": 200 });
});

it("ends a request over HTTP/2 whose body does not arrive in time", async () => {
  const { session, lines } = await serveHttp2({
    requestTimeout: 50,
    connectionsCheckingInterval: 10,
  });
  const stream = session.request({
    ":path": "/api/v1/desk/facts",
    ":method": "PUT",
    "x-matchdesk": "1",
  });
  stream.write('{"kind":');
  await once(stream, "close");
  expect(stream.rstCode).toBe(8);
  const levels = lines.map((line) => Number(JSON.parse(line).level));
  expect(levels.filter((level) => level > 20)).toEqual([]);
});

it("closes connections over HTTP/2 when it stops", async () => {
  const { session, close } = await serveHttp2();
  await requestHttp2(session, { ":path": "/api/v1/meta" });
  const closed = once(session, "close");
  await close();
  await closed;
  expect(session.destroyed).toBe(true);
});
