import { describe, expect, it } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";
import { NO_PUBLICATION, PUBLISHED } from "#server/testing/test-publication.ts";

const { app } = createTestApp();
const [key = ""] = PUBLISHED.world?.brackets.keys() ?? [];

describe("bracket image routes", () => {
  it.each([
    ["svg", "image/svg+xml; charset=utf-8", /^<svg [^>]*width="1200"/],
    ["png", "image/png", /^PNG of \d+, 1200 wide$/],
  ])("serves a bracket as %s", async (format, type, body) => {
    const response = await app.request(`/brackets/${key}.${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("cache-control")).toBe(
      "public, max-age=15, stale-while-revalidate=60",
    );
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(await response.text()).toMatch(body);
  });

  it("highlights the path of a contestant by key or name", async () => {
    const { rounds } = PUBLISHED.world.brackets.get(key)!;
    const [entry] = rounds
      .flatMap(({ places }) => places.map(({ match }) => PUBLISHED.world.matches.get(match ?? "")))
      .flatMap((derived) => derived?.match.entries ?? []);
    const plain = await drawPathOf("");
    const byKey = await drawPathOf(entry?.key ?? "");
    expect(byKey).not.toBe(plain);
    expect(await drawPathOf(entry?.name.toUpperCase() ?? "")).toBe(byKey);
    expect(await drawPathOf("nobody")).toBe(plain);
  });

  it("limits a PNG to three megapixels", async () => {
    const response = await app.request(`/brackets/${key}.png?width=4000&rounds=ro8`);
    const width = Number(/(\d+) wide/.exec(await response.text())?.[1]);
    expect(width).toBeLessThan(4000);
    const svg = await (await app.request(`/brackets/${key}.svg?width=4000&rounds=ro8`)).text();
    const height = Number(/height="(\d+)"/.exec(svg)?.[1]);
    expect((width * width * height) / 4000).toBeLessThanOrEqual(3_000_000);
  });

  it.each(["svg", "png"])(
    "responds with a message as %s if the bracket does not exist",
    async (format) => {
      const response = await app.request(`/brackets/osu.example.net/0.${format}`);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toContain("image/");
      expect(await response.text()).toMatch(/No bracket at this address\.|^PNG of/);
    },
  );

  it("responds with 503 and a message before the first data", async () => {
    const { app: early } = createTestApp(NO_PUBLICATION);
    const response = await early.request(`/brackets/${key}.svg`);
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain("No matches yet.");
  });
});

async function drawPathOf(contestant: string): Promise<string> {
  const query = `contestant=${encodeURIComponent(contestant)}`;
  return (await app.request(`/brackets/${key}.svg?${query}`)).text();
}
