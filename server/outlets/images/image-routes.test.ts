import { describe, expect, it } from "vitest";
import {
  createTestApp,
  NO_PUBLICATION,
  publicationOf,
  testLists,
} from "#server/testing/test-app.ts";

const published = publicationOf(testLists());
const { app } = createTestApp(() => published);
const [key = ""] = published.world?.brackets.keys() ?? [];

describe("pictures of a bracket", () => {
  it.each([
    ["svg", "image/svg+xml; charset=utf-8", /^<svg [^>]*width="1200"/],
    ["png", "image/png", /^PNG of \d+, 1200 wide$/],
  ])("come as %s", async (format, type, body) => {
    const answer = await app.request(`/brackets/${key}.${format}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("cache-control")).toBe(
      "public, max-age=15, stale-while-revalidate=60",
    );
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(await answer.text()).toMatch(body);
  });

  it("are not sent again while they stay the same", async () => {
    const first = await app.request(`/brackets/${key}.svg`);
    const etag = first.headers.get("etag") ?? "";
    const headers = { "if-none-match": etag };
    const again = await app.request(`/brackets/${key}.svg`, { headers });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    const other = await app.request(`/brackets/${key}.svg?theme=dark`, { headers });
    expect(other.status).toBe(200);
  });

  it("stay under three megapixels as PNG", async () => {
    const answer = await app.request(`/brackets/${key}.png?width=4000&rounds=ro8`);
    const width = Number(/(\d+) wide/.exec(await answer.text())?.[1]);
    expect(width).toBeLessThan(4000);
    const svg = await (await app.request(`/brackets/${key}.svg?width=4000&rounds=ro8`)).text();
    const height = Number(/height="(\d+)"/.exec(svg)?.[1]);
    expect((width * width * height) / 4000).toBeLessThanOrEqual(3_000_000);
  });

  it.each(["svg", "png"])("say so as %s where there is no such bracket", async (format) => {
    const answer = await app.request(`/brackets/osu.example.net/0.${format}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("image/");
    expect(await answer.text()).toMatch(/No bracket at this address\.|^PNG of/);
  });

  it("say so before the service has answered", async () => {
    const { app: early } = createTestApp(() => NO_PUBLICATION);
    const answer = await early.request(`/brackets/${key}.svg`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toContain("No matches yet.");
  });
});
