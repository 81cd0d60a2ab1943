import { Hono } from "hono";
import { Agent, request } from "undici";
import { expect, it, onTestFinished } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { listen } from "./listen.ts";
import { createCertificate } from "./testing/certificate.ts";

it("speaks HTTPS where it has a certificate, and no HTTP beside it", async () => {
  const { cert, key } = createCertificate("localhost", Date.now() + HOUR);
  const app = new Hono().get("/", (c) => c.text(new URL(c.req.url).protocol));
  const listening = await listen(app, { host: "127.0.0.1", port: 0, tls: { cert, key } });
  onTestFinished(() => listening.close());
  const { url } = listening;
  expect(url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  const dispatcher = new Agent({ connect: { ca: cert, servername: "localhost" } });
  const { body } = await request(url, { dispatcher });
  expect(await body.text()).toBe("https:");
  await dispatcher.close();
  await expect(fetch(url.replace("https", "http"))).rejects.toThrow("fetch failed");
});
