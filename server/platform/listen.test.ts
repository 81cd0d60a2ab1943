import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { Agent, request } from "undici";
import { expect, it, onTestFinished } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { listen, type ListenAddress } from "./listen.ts";
import { createCertificate } from "#server/testing/certificate.ts";

/** Serves an app on a free port until the test ends. Returns its URL. */
async function serve(app: Hono, publicUrl: string | null, tls: ListenAddress["tls"] = null) {
  const httpsHeaders = { "x-https": "yes" };
  const listening = await listen(app, { host: "127.0.0.1", port: 0, tls, publicUrl, httpsHeaders });
  onTestFinished(() => listening.close());
  return listening.url;
}

it("serves only HTTPS if it has a certificate", async () => {
  const { cert, key } = createCertificate("localhost", Date.now() + HOUR);
  const app = new Hono().get("/", (c) => c.text(new URL(c.req.url).protocol));
  const url = await serve(app, null, { cert, key });
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
    const url = await serve(app, publicUrl);
    for (const path of ["/text", "/stream", "/missing"]) {
      const { headers } = await fetch(url + path);
      expect([path, headers.get("x-https")]).toEqual([path, expected]);
    }
  },
);
