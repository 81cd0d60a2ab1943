import { Context } from "hono";
import { beforeEach, expect, it } from "vitest";
import { UNLIMITED_WORK } from "#server/testing/unlimited-work.ts";
import { createImageCache } from "./image-cache.ts";

const MEGABYTE = 1024 * 1024;
const SUBJECT = {};

let drawn: string[];
let failures: number;
let cache: ReturnType<typeof createImageCache>;

beforeEach(() => {
  [drawn, failures] = [[], 0];
  cache = createImageCache((svg) => {
    drawn.push(`PNG of ${svg.slice(0, 1)}`);
    failures -= 1;
    return failures < 0 ? Promise.resolve(new Uint8Array(9)) : Promise.reject(new Error("full"));
  }, UNLIMITED_WORK);
});

const request = (tag = "") =>
  new Context(new Request("http://localhost/", { headers: { "if-none-match": tag } }));

const get = (key: string, subject: object = SUBJECT, length = 1) =>
  cache.get(request(), subject, key, () => {
    drawn.push(key);
    return { svg: key.repeat(length), width: 10, height: 10 };
  });

async function sendPng(tag?: string): Promise<Response> {
  return cache.send(request(tag), "png", { kept: await get("a"), status: 200, caching: "" });
}

it("draws an image once for concurrent requests, and again for a new subject", async () => {
  await Promise.all([get("a"), get("a")]);
  await get("a");
  expect(drawn).toEqual(["a"]);
  await get("a", {});
  expect(drawn).toEqual(["a", "a"]);
});

it("removes the images that were not used for longest", async () => {
  for (const key of ["a", "b", "a", "c", "d", "a", "b"]) await get(key, SUBJECT, 2 * MEGABYTE);
  expect(drawn).toEqual(["a", "b", "c", "d", "b"]);
});

it("renders a PNG once, again after a failure, and not for a browser that has it", async () => {
  failures = 1;
  await expect(sendPng()).rejects.toThrow("full");
  const [response] = await Promise.all([sendPng(), sendPng()]);
  expect(response.status).toBe(200);
  expect((await sendPng(response.headers.get("etag") ?? "")).status).toBe(304);
  expect(drawn).toEqual(["a", "PNG of a", "PNG of a"]);
});
