import { expect, it } from "vitest";
import { respondWithProblem } from "#server/testing/serve-app.ts";
import { UNLIMITED_WORK } from "#server/testing/unlimited-work.ts";
import { createSearchEngineRoutes } from "./search-engine-routes.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { NO_PUBLICATION, PUBLISHED } from "#server/testing/test-publication.ts";

const DESK = "https://desk.example.org";
const { app } = createTestApp();

/** Returns whether the rules of a robots.txt let a robot read a path: the longest rule decides. */
function isAllowed(rules: string, path: string): boolean {
  const denied = [...rules.matchAll(/^Disallow: (\S+)$/gm)].map(([, prefix = ""]) => prefix);
  return !denied.some((prefix) => path.startsWith(prefix));
}

it("lets robots read pages and their preview images, but not the API and the staff area", async () => {
  const response = await app.request("/robots.txt");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const rules = await response.text();
  expect(rules).toMatch(/^User-agent: \*\n/);
  expect(rules).toContain(`\nSitemap: ${DESK}/sitemap.xml\n`);
  const allowed = ["/", "/matches/a/1", "/tournaments/a/b", "/cards/matches/a/1.png", "/oembed"];
  expect(allowed.filter((path) => !isAllowed(rules, path))).toEqual([]);
  const denied = ["/api/v1/matches", "/desk", "/desk/facts", "/sign-in"];
  expect(denied.filter((path) => isAllowed(rules, path))).toEqual([]);
});

it("lists pages of tournaments that exist in the sitemap", async () => {
  const response = await app.request("/sitemap.xml");
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const urls = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toContain(`${DESK}/tournaments/halfpitch.example/harbour/groups`);
  expect(urls).toContain(`${DESK}/tournaments/osu.example.net/cup-0/bracket/1101`);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) {
    const page = await app.request((url ?? "").slice(DESK.length), {
      headers: { accept: "text/html" },
    });
    expect([url, page.status]).toEqual([url, 200]);
  }
});

it("has rules before the first data and without a public URL, but no sitemap", async () => {
  const early = createTestApp(() => NO_PUBLICATION).app;
  expect((await early.request("/robots.txt")).status).toBe(200);
  expect((await early.request("/sitemap.xml")).status).toBe(503);
  const unnamed = createSearchEngineRoutes({
    world: () => PUBLISHED.world,
    publicUrl: null,
    work: UNLIMITED_WORK,
  }).onError(respondWithProblem);
  expect(await (await unnamed.request("/robots.txt")).text()).not.toContain("Sitemap");
  expect((await unnamed.request("/sitemap.xml")).status).toBe(404);
});
