import { Hono } from "hono";
import { expect, it } from "vitest";
import { allowOwnOrigin } from "./own-origin.ts";

const app = new Hono()
  .use(allowOwnOrigin)
  .get("/page", (c) =>
    c.body("", 200, { "content-security-policy": "default-src 'none'; style-src 'self' data:" }),
  )
  .get("/file", (c) => c.body(""));

const policyAt = async (url: string) =>
  (await app.request(url)).headers.get("content-security-policy");

it.each([
  ["https://desk.example.org/page", "http://desk.example.org"],
  ["http://192.0.2.7:8787/page", "http://192.0.2.7:8787"],
  ["http://[::1]:8787/page", "http://[::1]:8787"],
  ["http://match_desk:8787/page", "http://match_desk:8787"],
])("names the server of %s wherever a policy allows 'self'", async (url, origin) => {
  expect(await policyAt(url)).toBe(`default-src 'none'; style-src 'self' ${origin} data:`);
});

it("leaves a policy alone if the host contains characters that end a part of it", async () => {
  expect(await policyAt("http://a;script-src'none'.localhost/page")).toBe(
    "default-src 'none'; style-src 'self' data:",
  );
});

it("adds no policy to a response without one", async () => {
  expect(await policyAt("http://localhost/file")).toBeNull();
});
